/** Computer players with their level, for lists of tables. At a table a badge tells the level. */

import { named } from '../i18n/terms'
import { t } from '../i18n/translator.svelte'

/** "Ada (medium)"; the player is as the server calls it, perhaps with an option: `hard:0.5s`. */
export function withLevel(name: string, player: string): string {
  return t('table-computer', { name, level: named('level', player.split(':')[0] ?? '') })
}
