/** Times, lists and problems in words. */
// keys: home-every-*

import { refused } from '../i18n/named'
import { speech, t } from '../i18n/speech.svelte'
import { Refusal } from '../net/api'

/** What is told when something was refused or the server could not be reached. */
export function problemText(code: string): string {
  return code === 'offline' ? t('home-offline') : refused(code)
}

/** The code of whatever was thrown while asking the server. Anything else is a mistake of ours and stays one. */
export function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code
  throw error
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
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto' })
  return unit === 'seconds' ? format.format(0, 'second') : format.format(-Math.floor(seconds / length), unit)
}

function spanOf(seconds: number): (typeof SPANS)[number] {
  return SPANS.find(([, length]) => seconds >= length) ?? SPANS[3]
}

/** "Ada, Bo and Cy" */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language).format(names)
}
