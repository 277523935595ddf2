/** Plays the sounds. There is no audio before somebody has touched the page, and none is kept awake for silence. */

import { settings } from '../settings/settings.svelte'
import { playSound } from './sound-effects'
import type { Sound } from './step-sounds'
import { noiseFor, type AudioOutput } from './synthesizer'

const IDLE = 4000 // milliseconds of silence before the audio sleeps
const BACKLOG = 2 // seconds: what would sound later than this is about the past, and is left out

type Speaker = AudioOutput & { readonly context: AudioContext; readonly out: GainNode }

class SoundPlayer {
  #output: Speaker | null = null
  #free = 0
  #sleep: ReturnType<typeof setTimeout> | undefined

  /** Plays sounds one after another, behind those that are still playing. */
  play(sounds: readonly Sound[]): void {
    if (!sounds.length || !touched()) return
    const output = (this.#output ??= open())
    if (!output) return
    clearTimeout(this.#sleep)
    if (output.context.state === 'suspended') void output.context.resume()
    output.out.gain.value = settings.volume / 100
    const now = output.context.currentTime
    let at = Math.max(now + 0.01, this.#free)
    for (const sound of sounds) if (at < now + BACKLOG) at += playSound(output, sound, at)
    this.#free = at
    this.#sleep = setTimeout(() => void output.context.suspend(), (at - now) * 1000 + IDLE)
  }

  /** No more sounds: the audio is given back. */
  stop(): void {
    clearTimeout(this.#sleep)
    void this.#output?.context.close()
    this.#output = null
    this.#free = 0
  }
}

export const soundPlayer = new SoundPlayer()

function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

function open(): Speaker | null {
  if (!('AudioContext' in globalThis)) return null
  const context = new AudioContext()
  const out = context.createGain()
  out.connect(context.destination)
  return { context, out, noise: noiseFor(context) }
}
