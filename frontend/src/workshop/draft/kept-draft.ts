/** A draft as a device keeps it. */

import type { Facts } from '../../i18n/translator.svelte'
import { wholePack } from './new-pack'
import type { Pack } from './pack'
import type { Change } from './undo-steps'

export const DRAFT_FORMAT = 'crosstown-draft/1'

export interface KeptDraft {
  readonly format: typeof DRAFT_FORMAT
  readonly id: string
  /** Grows with every change, so that of two tabs none overwrites what the other has drawn. */
  readonly revision: number
  readonly pack: Pack
  /** The TOML text that the pack was read from: its comments and its order are kept when it is written. */
  readonly base: string | null
  /** How many of the kept steps have been taken. Those behind it can be done again. */
  readonly position: number
  readonly touched: number
  /** When it was deleted. For a day it can be brought back. */
  readonly deleted?: number
}

/** What an edit was, in words: a text and what to fill in. */
export interface Deed {
  readonly key: string
  readonly facts: Facts
}

export interface KeptStep {
  readonly draft: string
  readonly number: number
  readonly changes: readonly Change[]
  readonly deed: Deed
}

export function newDraft(pack: Pack, base: string | null, now: number): KeptDraft {
  return { format: DRAFT_FORMAT, id: newId(), revision: 1, pack, base, position: 0, touched: now }
}

/** Ids are part of an address; this many cannot be guessed or meet by chance. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('')
}

/** Whether this is a draft of ours. A disk, an older page or a console may have changed it. */
export function readKept(value: unknown): KeptDraft | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = value as KeptDraft
  const fits =
    draft.format === DRAFT_FORMAT &&
    typeof draft.id === 'string' &&
    [draft.revision, draft.position, draft.touched].every((one) => Number.isSafeInteger(one)) &&
    (draft.base === null || typeof draft.base === 'string')
  return fits ? { ...draft, pack: wholePack(draft.pack) } : null
}
