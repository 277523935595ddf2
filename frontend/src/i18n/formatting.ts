/** Times, lists and problems in words. */
// keys: home-every-*

import { refusalText } from './terms'
import { translator, t } from './translator.svelte'

/** What is told when something was refused or the server could not be reached. */
export function problemText(code: string): string {
  if (code === 'no-server') return t('home-no-server')
  return code === 'offline' ? t('home-offline') : refusalText(code)
}

const SPANS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** "2 minutes a turn": in the largest unit that fits. */
export function perTurn(seconds: number): string {
  const [unit, length] = spanOf(seconds)
  return t(`home-every-${unit}`, { count: Math.round(seconds / length) })
}

/** "5 minutes ago", in the language of the page. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000)
  const [unit, length] = spanOf(seconds)
  const format = new Intl.RelativeTimeFormat(translator.language, { numeric: 'auto' })
  return unit === 'seconds' ? format.format(0, 'second') : format.format(-Math.floor(seconds / length), unit)
}

function spanOf(seconds: number): (typeof SPANS)[number] {
  return SPANS.find(([, length]) => seconds >= length) ?? SPANS[3]
}

/** "Ada, Bo and Cy" */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(translator.language).format(names)
}
