/** A draft that is being edited: its pack, every step ever taken, and whether the device has kept it. */

import { writeDraft, type WholeDraft } from './draft-store'
import { newDraft, type Deed, type KeptDraft, type KeptStep } from './kept-draft'
import type { Pack } from './pack'
import { changesBetween, withChanges } from './undo-steps'

const TOGETHER = 1500 // milliseconds within which edits of one thing are one step

/** Where drafts are kept. */
export type Keep = typeof writeDraft

export type Saved = 'saved' | 'saving' | 'failed'

export class OpenDraft {
  pack = $state.raw<Pack>() as Pack
  saved = $state<Saved>('saved')
  /** Another tab had changed the draft meanwhile: this one goes on as a draft of its own. */
  parted = $state(false)
  #draft = $state.raw<KeptDraft>() as KeptDraft
  #steps = $state.raw<readonly KeptStep[]>([])
  #position = $state(0)
  readonly undone = $derived(this.#steps[this.#position - 1]?.deed ?? null)
  readonly redone = $derived(this.#steps[this.#position]?.deed ?? null)

  readonly #keep: Keep
  /** Called when the draft goes on under another id. */
  onparted: (id: string) => void = () => undefined
  #queue: Promise<void> = Promise.resolve()
  #waiting = 0
  #together = { what: '', until: 0 }

  constructor({ draft, steps }: WholeDraft, keep: Keep = writeDraft) {
    this.#keep = keep
    this.#take(draft, steps)
  }

  #take(draft: KeptDraft, steps: readonly KeptStep[]): void {
    this.#draft = draft
    this.#steps = steps
    this.#position = Math.min(draft.position, steps.length)
    this.pack = draft.pack
    this.#together = { what: '', until: 0 }
  }

  get id(): string {
    return this.#draft.id
  }

  /** The TOML text that the pack was read from. */
  get base(): string | null {
    return this.#draft.base
  }

  /** What another tab has written: shown here too, unless there is something here that it does not know. */
  follow({ draft, steps }: WholeDraft): void {
    if (this.#waiting === 0 && draft.revision > this.#draft.revision) this.#take(draft, steps)
  }

  /**
   * Takes a step. Edits with the same `together`, one soon after the other, are one step: a name that is typed letter
   * by letter, a place that is moved by arrow keys.
   */
  change(next: Pack, deed: Deed, together = ''): void {
    if (next === this.pack) return
    const now = Date.now()
    const last = this.#steps[this.#position - 1]
    const joined = together !== '' && together === this.#together.what && now < this.#together.until && last
    const from = joined ? withChanges(this.pack, last.changes, 'back') : this.pack
    const changes = changesBetween(from, next)
    this.#together = { what: together, until: now + TOGETHER }
    if (changes.length === 0 && !joined) return
    const number = joined ? last.number : this.#position
    const step: KeptStep = { draft: this.id, number, changes, deed }
    this.#steps = [...this.#steps.slice(0, number), step]
    this.#position = number + 1
    this.pack = next
    this.#save(step)
  }

  undo(): Deed | null {
    const step = this.#steps[this.#position - 1]
    if (!step) return null
    this.pack = withChanges(this.pack, step.changes, 'back')
    this.#position -= 1
    this.#moved()
    return step.deed
  }

  redo(): Deed | null {
    const step = this.#steps[this.#position]
    if (!step) return null
    this.pack = withChanges(this.pack, step.changes, 'forward')
    this.#position += 1
    this.#moved()
    return step.deed
  }

  #moved(): void {
    this.#together = { what: '', until: 0 }
    this.#save(null)
  }

  /** Done when everything until now is on the disk. */
  settled(): Promise<void> {
    return this.#queue
  }

  /** Tries once more to keep what the device could not keep. */
  again(): void {
    this.#save(null)
  }

  #save(step: KeptStep | null): void {
    this.#draft = {
      ...this.#draft,
      revision: this.#draft.revision + 1,
      pack: this.pack,
      position: this.#position,
      touched: Date.now(),
    }
    const draft = this.#draft
    this.saved = 'saving'
    this.#waiting += 1
    this.#queue = this.#queue.then(async () => {
      try {
        // After a parting, what was waiting belongs to the new draft, which has been written with all of it.
        if (draft.id === this.#draft.id && !(await this.#keep(draft, step))) await this.#part()
        this.#waiting -= 1
        if (this.#waiting === 0) this.saved = 'saved'
      } catch {
        this.#waiting -= 1
        this.saved = 'failed'
      }
    })
  }

  /** Nothing of another tab is overwritten, and nothing of this one is lost: it becomes a draft of its own. */
  async #part(): Promise<void> {
    const own = newDraft(this.pack, this.base, Date.now())
    this.#steps = []
    this.#position = 0
    this.#draft = own
    await this.#keep(own, null)
    this.parted = true
    this.onparted(own.id)
  }
}
