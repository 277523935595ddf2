/** Numbers and findings of the balance in words. */
// keys: balance-seat-advantage, balance-no-moves, balance-shared-wins, balance-hard-ticket, balance-easy-ticket
// keys: balance-unwanted-ticket, balance-unused-*, balance-key-*, balance-change-*

import { named } from '../../i18n/terms'
import { t, translator } from '../../i18n/translator.svelte'
import { placeOf, type Pack } from '../draft/pack'
import type { Change, Estimate, Finding, Key } from './judged-balance'

const SHARES: ReadonlySet<string> = new Set([
  'first-seat',
  'ties',
  'last-round',
  'routes',
  'tickets',
  'route',
  'ticket',
])

/** "12.3 % (10.1 to 14.8 %)", or only the value. */
export function percent(measured: Estimate, { interval = true } = {}): string {
  return estimate(measured, 100, { style: 'unit', unit: 'percent', maximumFractionDigits: 1 }, interval)
}

export function amount(measured: Estimate, { interval = true } = {}): string {
  return estimate(measured, 1, { maximumFractionDigits: 1 }, interval)
}

function estimate(
  { value, low, high }: Estimate,
  factor: number,
  options: Intl.NumberFormatOptions,
  interval: boolean,
): string {
  if (value === null) return t('balance-unknown')
  const format = new Intl.NumberFormat(translator.language, options)
  const shown = format.format(value * factor)
  if (!interval || low === null || high === null) return shown
  const plain = new Intl.NumberFormat(translator.language, { maximumFractionDigits: 1 })
  return t('balance-interval', { value: shown, low: plain.format(low * factor), high: plain.format(high * factor) })
}

/** One of the numbers in which cities are compared, or of a route or ticket. */
export function keyNumber(key: string, measured: Estimate, { interval = true } = {}): string {
  return SHARES.has(key) ? percent(measured, { interval }) : amount(measured, { interval })
}

export function keyName(key: Key): string {
  return t(`balance-key-${key}`)
}

/** What stands out, and what would help. */
export function findingText({ code, seats, facts }: Finding): string {
  const { colour } = facts
  return t(`balance-${code}`, { ...facts, seats, ...(colour ? { colour: named('colour', String(colour)) } : {}) })
}

/** The name of a route or ticket by its id: its two places. */
export function endsOf(pack: Pack, id: string): string {
  const [a = '', b = ''] = id.replace(/:[12]$/, '').split('--')
  return `${placeOf(pack, a)?.name ?? a} – ${placeOf(pack, b)?.name ?? b}`
}

export function changeText(pack: Pack, { code, subject, seats, before, after }: Change): string {
  const what = subject ? t(`balance-change-${code}`, { name: endsOf(pack, subject) }) : keyName(code as Key)
  const [then, now] = [before, after].map((one) => keyNumber(code, one, { interval: false }))
  return t('balance-change', { what, seats, before: then ?? '', after: now ?? '' })
}
