/** The packs of this site's cities, as the TOML texts that they are. */

import { sitePath } from '../../browser/site'
import { askText } from '../../connection/http-api'
import type { CityBrief } from '../../wire'

const PACKS = import.meta.glob<string>('../../../../src/crosstown/cities/packs/*.toml', {
  query: '?raw',
  import: 'default',
})

function pathOf(city: string): string | undefined {
  return Object.keys(PACKS).find((path) => path.endsWith(`/${city}.toml`))
}

/** The page has the packs that come with the program. Those of a host's own cities are files of the site. */
export async function packText({ id, pack }: CityBrief): Promise<string> {
  const load = PACKS[pathOf(id) ?? '']
  return load ? load() : askText(sitePath(pack))
}
