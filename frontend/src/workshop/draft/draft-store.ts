/** The drafts that this device keeps, in IndexedDB, each with all its steps. */

import { DeviceDatabase } from '../../browser/device-database'
import { TabNews } from '../../browser/tab-news'
import { readKept, type KeptDraft, type KeptStep } from './kept-draft'

const DATABASE = new DeviceDatabase('crosstown-workshop', { drafts: 'id', steps: ['draft', 'number'] })
const NEWS = new TabNews('crosstown-drafts')
const DELETED_FOR = 86_400_000 // milliseconds for which a deleted draft can be brought back

/** All steps of a draft from a number on. */
function stepsOf(draft: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([draft, from], [draft, Infinity])
}

/** The drafts, the last changed first. Those that were deleted long ago are removed for good. */
export async function listDrafts(): Promise<readonly KeptDraft[]> {
  const all = await DATABASE.within<readonly KeptDraft[]>('readonly', ({ drafts }, give) => {
    const asked = drafts.getAll()
    asked.onsuccess = () => give((asked.result as unknown[]).map(readKept).filter((one) => one !== null))
  })
  const gone = all.filter(({ deleted }) => deleted && deleted < Date.now() - DELETED_FOR)
  for (const { id } of gone) await forget(id)
  return all.filter(({ deleted }) => !deleted).sort((one, other) => other.touched - one.touched)
}

export interface WholeDraft {
  readonly draft: KeptDraft
  readonly steps: readonly KeptStep[]
}

export function readDraft(id: string): Promise<WholeDraft | null> {
  return DATABASE.within<WholeDraft | null>('readonly', ({ drafts, steps }, give) => {
    const asked = drafts.get(id)
    const past = steps.getAll(stepsOf(id))
    past.onsuccess = () => {
      const draft = readKept(asked.result)
      give(draft && { draft, steps: past.result as KeptStep[] })
    }
  })
}

/**
 * Keeps a draft, and the step that led to it: steps with its number or a later one give way. False, and nothing has
 * changed, where somebody else has changed the draft since.
 */
export async function writeDraft(draft: KeptDraft, step: KeptStep | null = null): Promise<boolean> {
  const written = await DATABASE.within<boolean>('readwrite', ({ drafts, steps }, give) => {
    const asked = drafts.get(draft.id)
    asked.onsuccess = () => {
      const there = readKept(asked.result)
      const newer = there !== null && there.revision >= draft.revision
      if (!newer) {
        drafts.put(draft)
        if (step) {
          steps.delete(stepsOf(draft.id, step.number))
          steps.put(step)
        }
      }
      give(!newer)
    }
  })
  if (written) NEWS.tell(draft.id)
  return written
}

/** Deletes a draft, or brings a deleted one back. */
export async function markDeleted(id: string, deleted: boolean): Promise<void> {
  await DATABASE.within<null>('readwrite', ({ drafts }, give) => {
    const asked = drafts.get(id)
    asked.onsuccess = () => {
      const draft = readKept(asked.result)
      if (!draft) return
      const { deleted: _, ...rest } = draft
      drafts.put({ ...rest, revision: draft.revision + 1, ...(deleted ? { deleted: Date.now() } : {}) })
    }
    give(null)
  })
  NEWS.tell(id)
}

async function forget(id: string): Promise<void> {
  await DATABASE.within<null>('readwrite', ({ drafts, steps }, give) => {
    drafts.delete(id)
    steps.delete(stepsOf(id))
    give(null)
  })
}

/** Calls back whenever another tab has changed a draft. Returns how to stop listening. */
export function hearDrafts(changed: (id: string) => void): () => void {
  return NEWS.hear(changed)
}
