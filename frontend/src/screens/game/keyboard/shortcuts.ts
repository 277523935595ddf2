/** The keys of the game screen. One list serves the keyboard and the help. */

import { ZOOMS } from '../../../board/navigation/keyboard-navigation.svelte'

export type Shortcut =
  'slot' | 'draw' | 'tickets' | 'routes' | 'undo' | 'log' | 'words' | 'zoom' | 'hint' | 'help' | 'cancel' | 'confirm'

export interface Press {
  readonly shortcut: Shortcut
  /** For `slot`: which, from 0. */
  readonly slot: number
  /** For `zoom`: how much nearer; null is back to all of the board. */
  readonly by: number | null
}

const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  d: 'draw',
  t: 'tickets',
  c: 'routes',
  u: 'undo',
  l: 'log',
  v: 'words',
  h: 'hint',
  '?': 'help',
  Escape: 'cancel',
  Enter: 'confirm',
}

/** What the help lists: keys and the message that explains them. */
export const HELP: readonly (readonly [keys: readonly string[], message: string])[] = [
  [['1', '…', '5'], 'game-key-slot'],
  [['D'], 'game-key-draw'],
  [['T'], 'game-key-tickets'],
  [['C'], 'game-key-routes'],
  [['←', '↑', '→', '↓'], 'game-key-arrows'],
  [['⇧', '←', '…'], 'game-key-shift-arrows'],
  [['⇧', 'A', '…'], 'game-key-shift-letter'],
  [['↵'], 'game-key-enter'],
  [['U'], 'game-key-undo'],
  [['H'], 'game-key-hint'],
  [['L'], 'game-key-log'],
  [['V'], 'game-key-words'],
  [['+', '−', '0'], 'game-key-zoom'],
  [['Esc'], 'game-key-cancel'],
  [['?'], 'game-key-help'],
]

/** What a key press asks for; null where somebody types a text or a dialog is open. Letters can be switched off. */
export function pressed(event: KeyboardEvent, letters = true): Press | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog')) return null
  if (event.key === 'Enter' && at?.closest('a, button, summary, [role=button]')) return null // that is meant
  if (event.key.length === 1 && !letters) return null
  if (/^[1-9]$/.test(event.key)) return { shortcut: 'slot', slot: Number(event.key) - 1, by: null }
  const by = ZOOMS[event.key]
  const shortcut = by === undefined ? SHORTCUTS[event.key.length === 1 ? event.key.toLowerCase() : event.key] : 'zoom'
  return shortcut ? { shortcut, slot: 0, by: by ?? null } : null
}
