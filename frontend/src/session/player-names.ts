/** What those at a table are called. A computer player has a level for a name, and there may be several of one level. */

import { named } from '../i18n/terms'
import { t } from '../i18n/translator.svelte'
import type { SeatInfo } from '../wire'

/** "Ada", "Computer (easy)", "Computer 2 (easy)": by seat, no two computer players alike. */
export function playerNames(seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'player'>[]): string[] {
  const met = new Map<string, number>()
  return seats.map(({ kind, name, player }) => {
    if (kind !== 'computer') return name
    const level = (player ?? name).split(':')[0] ?? ''
    const number = (met.get(level) ?? 0) + 1
    met.set(level, number)
    return computerName(level, number)
  })
}

/** "Computer (medium)", and the second of them "Computer 2 (medium)". */
export function computerName(player: string, number = 1): string {
  return t('table-computer', { level: named('level', player.split(':')[0] ?? ''), number })
}
