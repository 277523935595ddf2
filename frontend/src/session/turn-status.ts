/** Whose turn it is and what has to be done: for the line above the board and for the title of the tab. */

import { t, type Facts } from '../i18n/translator.svelte'
import type { You } from '../wire'
import type { TableSession } from './table-session.svelte'

export interface Status {
  readonly key: string
  readonly facts: Facts
  /** Whether somebody at this screen has to decide. */
  readonly mine: boolean
}

// keys: game-do-*
// keys: game-wait-*

type Deciding = Pick<TableSession, 'view' | 'choices' | 'names' | 'decider' | 'chosenFirst'> & {
  readonly you: Pick<You, 'seats'>
}

/** What the line above the board says; null while nothing is known of the game. */
export function turnStatus({ view, choices, names, you, decider, chosenFirst }: Deciding): Status | null {
  if (!view) return null
  if (view.turn === null) return { key: 'game-over', facts: {}, mine: false }
  if (chosenFirst) return { key: 'game-wait-first-chosen', facts: {}, mine: false }
  const name = names[decider ?? view.turn] ?? ''
  if (decider === null) return { key: `game-wait-${view.phase}`, facts: { name }, mine: false }
  const key = choices.pass !== null ? 'game-do-pass' : `game-do-${view.phase}`
  const facts = { name, several: String(you.seats.length > 1), last: String(view.turns_left !== null) }
  return { key, facts, mine: true }
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
