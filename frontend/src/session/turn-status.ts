/** Whose turn it is and what has to be done: for the line above the board and for the title of the tab. */

import { t, type Facts } from '../i18n/translator.svelte'
import type { ViewData } from '../wire'
import type { LegalChoices } from './legal-moves'
import type { TableSession } from './table-session.svelte'

export interface Status {
  readonly key: string
  readonly facts: Facts
  /** Whether somebody at this screen has to decide. */
  readonly mine: boolean
}

// keys: desk-do-*
// keys: desk-wait-*

/** What the line above the board says. `names` are the seats' names, `seats` those at this screen. */
export function turnStatus(
  view: Pick<ViewData, 'phase' | 'turn' | 'turns_left'>,
  choices: Pick<LegalChoices, 'pass'>,
  names: readonly string[],
  seats: readonly number[],
): Status {
  if (view.turn === null) return { key: 'desk-over', facts: {}, mine: false }
  const name = names[view.turn] ?? ''
  if (!seats.includes(view.turn)) return { key: `desk-wait-${view.phase}`, facts: { name }, mine: false }
  const key = choices.pass !== null ? 'desk-do-pass' : `desk-do-${view.phase}`
  return { key, facts: { name, several: String(seats.length > 1), last: String(view.turns_left !== null) }, mine: true }
}

type Known = Pick<TableSession, 'city' | 'info' | 'view' | 'myTurn' | 'names'>

/** The title of a table's tab; null while nothing is known of it. */
export function tabTitle({ city, info, view, myTurn, names }: Known): string | null {
  if (!city || !info) return null
  const facts = { city: city.info.name }
  if (info.state === 'waiting') return t('table-title-waiting', facts)
  if (info.state === 'over' || view?.turn == null) return t('table-title-over', facts)
  if (myTurn) return t('table-title-yours', facts)
  return t('table-title-theirs', { ...facts, name: names[view.turn] ?? '' })
}
