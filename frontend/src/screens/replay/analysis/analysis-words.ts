/** Numbers of an analysis in the page's language. */

import { listed } from '../../../i18n/formatting'
import { t, translator } from '../../../i18n/translator.svelte'
import type { Replay } from '../../../replay/replay.svelte'
import type { SeatChances } from '../../../wire'

/** Ten-thousandths of a won game as percents: "63". */
export function percentText(number: number, digits = 0): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(translator.language, format).format(number / 100)
}

/** With its sign: "+12.3". */
export function signedText(number: number): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(translator.language, format).format(number / 100)
}

/** Everybody's chances in the position that is shown, in a sentence. */
export function chancesText(replay: Replay, positions: readonly SeatChances[]): string {
  const { ply, names } = replay
  const chances = positions[ply]?.chance
  if (!chances) return t('analysis-title')
  const each = chances.map((chance, seat) =>
    t('analysis-chance', { name: names[seat] ?? '', percent: percentText(chance) }),
  )
  return t('analysis-chances', { ply, chances: listed(each) })
}
