/** The keys of a replay. One list serves the keyboard and the help. */

// keys: replay-key-*

import { ZOOMS } from '../../board/navigation/keyboard-navigation.svelte'

export type ReplayPress =
  | { readonly does: 'step'; readonly by: number }
  | { readonly does: 'turn'; readonly by: 1 | -1 }
  | { readonly does: 'zoom'; readonly by: number | null }
  | { readonly does: 'first' | 'last' | 'play' | 'eyes' | 'words' | 'keys' }

const PRESSES: Readonly<Record<string, ReplayPress>> = {
  ArrowLeft: { does: 'step', by: -1 },
  ArrowRight: { does: 'step', by: 1 },
  ArrowUp: { does: 'turn', by: -1 },
  ArrowDown: { does: 'turn', by: 1 },
  Home: { does: 'first' },
  End: { does: 'last' },
  ' ': { does: 'play' },
  e: { does: 'eyes' },
  v: { does: 'words' },
  '?': { does: 'keys' },
}

/** What the help lists: keys and the message that explains them. */
export const REPLAY_HELP: readonly (readonly [keys: readonly string[], message: string])[] = [
  [['←', '→'], 'replay-key-step'],
  [['↑', '↓'], 'replay-key-turn'],
  [['Home', 'End'], 'replay-key-ends'],
  [['␣'], 'replay-key-play'],
  [['E'], 'replay-key-eyes'],
  [['V'], 'game-key-words'],
  [['+', '−', '0'], 'game-key-zoom'],
  [['?'], 'game-key-help'],
]

const TYPING = 'input, textarea, select, [contenteditable], dialog'

/** What a key press asks for; null where it means something else. Letters can be switched off. */
export function pressedIn(event: KeyboardEvent, letters = true): ReplayPress | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest(TYPING)) return null
  if (event.key === ' ' && at?.closest('a, button, summary, [role=button]')) return null // that is meant
  if (event.key.length === 1 && event.key !== ' ' && !letters) return null
  const by = ZOOMS[event.key]
  if (by !== undefined) return { does: 'zoom', by }
  return PRESSES[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}
