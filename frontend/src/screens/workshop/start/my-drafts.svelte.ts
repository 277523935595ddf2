/** The drafts on this device, and the ways to a new one. */
// keys: problem-workshop-*

import { router } from '../../../app/router.svelte'
import { CannotKeep } from '../../../browser/device-database'
import { hearDrafts, listDrafts, markDeleted, readDraft, writeDraft } from '../../../workshop/draft/draft-store'
import { newDraft, type KeptDraft } from '../../../workshop/draft/kept-draft'
import { wholePack } from '../../../workshop/draft/new-pack'
import type { Pack } from '../../../workshop/draft/pack'
import { codeOf } from '../../../workshop/drawing/drawn-board.svelte'
import { workshopPython } from '../../../workshop/python/workshop-python.svelte'
import { draftAddress } from './draft-address'

/** A file that is no pack, with the sentence that says why. */
export class NoPack extends Error {
  readonly code = 'workshop-no-pack'
}

export class MyDrafts {
  drafts = $state.raw<readonly KeptDraft[] | null>(null)
  /** The one that was deleted last, which can be brought back. */
  deleted = $state.raw<KeptDraft | null>(null)
  problem = $state<string | null>(null)
  busy = $state(false)

  /** Reads them now and whenever another tab changes one. Returns how to stop. */
  watch(): () => void {
    void this.read()
    return hearDrafts(() => void this.read())
  }

  async read(): Promise<void> {
    try {
      this.drafts = await listDrafts()
    } catch {
      this.drafts = []
      this.problem = 'workshop-keeps-nothing'
    }
  }

  async remove(draft: KeptDraft): Promise<void> {
    await markDeleted(draft.id, true)
    await this.read() // first, so that it is never both in the list and said to be gone
    this.deleted = draft
  }

  async bringBack(): Promise<void> {
    if (this.deleted) await markDeleted(this.deleted.id, false)
    this.deleted = null
    await this.read()
  }

  async duplicate(draft: KeptDraft, name: string): Promise<void> {
    const found = await readDraft(draft.id)
    if (found) await writeDraft(newDraft({ ...found.draft.pack, name }, found.draft.base, Date.now()))
    await this.read()
  }

  /** Keeps a new draft and opens it. */
  async open(make: () => Promise<readonly [Pack, string | null]> | readonly [Pack, string | null]): Promise<void> {
    this.busy = true
    this.problem = null
    try {
      const [pack, base] = await make()
      const draft = newDraft(pack, base, Date.now())
      await writeDraft(draft)
      router.go(draftAddress(draft.id))
    } catch (error) {
      this.problem = error instanceof CannotKeep ? 'workshop-keeps-nothing' : codeOf(error)
    } finally {
      this.busy = false
    }
  }

  /** Opens a pack in TOML: a file of one's own, or a city that comes with the program. */
  openText(text: () => Promise<string>): Promise<void> {
    return this.open(async () => {
      const base = await text()
      const { pack } = await workshopPython.call<{ readonly pack: unknown }>('read', base)
      if (pack === null) throw new NoPack('this is no pack')
      return [wholePack(pack), base]
    })
  }
}
