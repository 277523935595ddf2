/** What the tab says: whose turn it is, also while one looks at something else. */

import { t } from '../i18n/speech.svelte'
import type { TableSession } from './session.svelte'

type Known = Pick<TableSession, 'city' | 'info' | 'view' | 'myTurn' | 'names'>

/** The title of a table's tab; null while nothing is known of it. */
export function titleOf({ city, info, view, myTurn, names }: Known): string | null {
  if (!city || !info) return null
  const facts = { city: city.info.name }
  if (info.state === 'waiting') return t('table-title-waiting', facts)
  if (info.state === 'over' || view?.turn == null) return t('table-title-over', facts)
  if (myTurn) return t('table-title-yours', facts)
  return t('table-title-theirs', { ...facts, name: names[view.turn] ?? '' })
}
