/** The line that says whose turn it is and what is to be done. */

import type { Facts } from '../i18n/speech.svelte'
import type { Choices } from '../table/moves'
import type { Sight } from '../wire'

export interface Status {
  readonly key: string
  readonly facts: Facts
  /** Whether somebody at this screen has to decide. */
  readonly mine: boolean
}

// keys: desk-do-*
// keys: desk-wait-*

/** What the line says. `names` are the seats' names, `seats` those at this screen. */
export function statusOf(
  view: Pick<Sight, 'phase' | 'turn'>,
  choices: Pick<Choices, 'pass'>,
  names: readonly string[],
  seats: readonly number[],
): Status {
  if (view.turn === null) return { key: 'desk-over', facts: {}, mine: false }
  const name = names[view.turn] ?? ''
  if (!seats.includes(view.turn)) return { key: `desk-wait-${view.phase}`, facts: { name }, mine: false }
  const key = choices.pass ? 'desk-do-pass' : `desk-do-${view.phase}`
  return { key, facts: { name, several: String(seats.length > 1) }, mine: true }
}
