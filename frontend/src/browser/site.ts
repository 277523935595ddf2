/** Where this site lies, and what its page was told before any script ran. */

// All scripts of a built page lie in one folder of the site.
const ownAddress = import.meta.url

/** The path of the site, which ends with a slash: `/`, or `/games/` where it is a part of another site. */
export const BASE = import.meta.env.DEV ? '/' : new URL('../', ownAddress).pathname

/** The path of something on this site: `/rules` is `/games/rules` if the site lies there. */
export function sitePath(path: string): string {
  return BASE + path.slice(1)
}

/** The other way round: what a path means on this site. Hosts of plain files add a slash at the end. */
export function pathOnSite(path: string): string {
  const below = path.startsWith(BASE) ? path.slice(BASE.length - 1) : path
  return below.length > 1 && below.endsWith('/') ? below.slice(0, -1) : below
}

/** The version of all files of this page; null while it is being developed. */
export const VERSION = fact('version')

/** Whether the site is nothing but files: games in the page, but no tables with others. */
export const SERVERLESS = fact('server') === 'none'

/** The page's address changes while it is open. Links relative to the first one must not change with it. */
export function fixLinks(): void {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link:is([rel=icon], [rel=manifest], [rel=apple-touch-icon])',
  )
  for (const link of links) link.setAttribute('href', link.href)
}

function fact(name: string): string | null {
  if (typeof document === 'undefined') return null // in a worker
  return document.querySelector<HTMLMetaElement>(`meta[name="crosstown-${name}"]`)?.content ?? null
}
