/** Plays the sounds. There is no audio before somebody has touched the page, and none is kept awake for silence. */

import type { Cue } from './cues'
import { noiseFor, type Studio } from './instruments'
import { perform } from './score'

const SOFT = 0.75
const IDLE = 4000 // milliseconds of silence before the audio sleeps
const BACKLOG = 2 // seconds: what would sound later than this is about the past, and is left out

class Band {
  #studio: (Studio & { readonly context: AudioContext }) | null = null
  #free = 0
  #sleep: ReturnType<typeof setTimeout> | undefined

  /** Plays sounds one after another, behind those that are still playing. */
  play(cues: readonly Cue[]): void {
    if (!cues.length || !touched()) return
    const studio = (this.#studio ??= open())
    if (!studio) return
    clearTimeout(this.#sleep)
    if (studio.context.state === 'suspended') void studio.context.resume()
    const now = studio.context.currentTime
    let at = Math.max(now + 0.01, this.#free)
    for (const cue of cues) if (at < now + BACKLOG) at += perform(studio, cue, at)
    this.#free = at
    this.#sleep = setTimeout(() => void studio.context.suspend(), (at - now) * 1000 + IDLE)
  }

  /** No more sounds: the audio is given back. */
  goHome(): void {
    clearTimeout(this.#sleep)
    void this.#studio?.context.close()
    this.#studio = null
    this.#free = 0
  }
}

export const band = new Band()

function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

function open(): (Studio & { readonly context: AudioContext }) | null {
  if (!('AudioContext' in globalThis)) return null
  const context = new AudioContext()
  const out = context.createGain()
  out.gain.value = SOFT
  out.connect(context.destination)
  return { context, out, noise: noiseFor(context) }
}
