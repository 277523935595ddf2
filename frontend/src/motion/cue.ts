/** When things begin to move: one's own deed is answered at once, the deeds of others are seen and then move. */

import { untrack } from 'svelte'

import { aBeatLater, afterFrame } from '../parts/later'
import type { TableSession } from '../table/session.svelte'
import type { Step } from '../wire'

/** Does something on the cue of a step; gives what calls it off. */
export function onCue(session: TableSession, step: Step, work: () => void): () => void {
  return untrack(() => session.isOwn(step)) ? afterFrame(work) : aBeatLater(work)
}
