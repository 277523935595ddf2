/** Where on the board, or in which section, a finding is mended. */

import type { Section, Thing } from '../editor.svelte'
import { routeOf, type Pack } from '../draft/pack'

const SECTIONS: Readonly<Record<string, Section>> = {
  'unused-colour': 'map',
  'unused-district': 'districts',
  'hard-ticket': 'tickets',
  'easy-ticket': 'tickets',
  'unwanted-ticket': 'tickets',
}

/** The route, ticket or place that a finding or change is about; null if it is about none, or that is gone. */
export function thingOf(pack: Pack, code: string, subject: string): Thing | null {
  if (code.endsWith('route')) return routeOf(pack, subject) ? { kind: 'route', id: subject } : null
  if (code.endsWith('ticket')) {
    const at = pack.tickets.deck.findIndex(({ a, b }) => `${a}--${b}` === subject)
    return at < 0 ? null : { kind: 'ticket', at }
  }
  return code === 'unused-stand' ? { kind: 'place', id: subject } : null
}

/** The section for what is not on the board. */
export function sectionFor(code: string): Section {
  return SECTIONS[code] ?? 'rules'
}
