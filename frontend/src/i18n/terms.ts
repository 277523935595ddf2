/** Words for what a city's pack names: colours, vehicles, souvenirs. A pack may bring some that we have no word for. */

import { t, type Facts } from './translator.svelte'

/**
 * `named('colour', 'red')` is "red". An unknown id is said with the message `PREFIX-other` and a name: the one among
 * the facts, or the id's own words.
 */
export function named(prefix: string, id: string, facts: Facts = {}): string {
  const key = `${prefix}-${id}`
  const text = t(key, facts)
  return text === key ? t(`${prefix}-other`, { name: words(id), ...facts }) : text
}

/** An id as words: "painted-house" is "painted house". */
function words(id: string): string {
  return id.replaceAll('-', ' ')
}

/** "1 red and 2 wild": cards by kind as a text. */
export function paid(cards: readonly (readonly [kind: string, count: number])[]): string {
  const parts = cards.filter(([, count]) => count > 0).map(([kind, count]) => named('pay', kind, { count }))
  const [first = '', ...rest] = parts
  return rest.reduce((said, last) => t('and', { first: said, last }), first)
}

/** Why something was refused: the rules' reason, the server's problem, or at least its code. */
export function refusalText(code: string): string {
  const [problem, reason] = [`problem-${code}`, `reason-${code}`].map((key) => (t(key) === key ? '' : t(key)))
  return problem || sentence(reason ?? '') || t('problem-other', { code })
}

/** A clause as a sentence: reasons stand behind a colon elsewhere. */
function sentence(clause: string): string {
  return clause && `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`
}
