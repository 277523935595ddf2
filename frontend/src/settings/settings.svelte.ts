/** How somebody likes to play. Kept in the browser, sent nowhere. */

import { remember, remembered } from '../browser/storage'

export type Confirming = 'always' | 'touch' | 'never'
export type Motion = 'system' | 'full' | 'none'
export type Pace = 'brisk' | 'normal' | 'relaxed'

/** Milliseconds for which a step of another player is shown before the next one. */
export const PACES: Readonly<Record<Pace, number>> = { brisk: 350, normal: 600, relaxed: 1200 }

/** What is either on or off. */
const SWITCHES = ['sound', 'notices', 'words', 'gentle', 'letters'] as const
export type Switch = (typeof SWITCHES)[number]

class Settings {
  /** Whether claiming a route asks once more before cards are paid. */
  confirming = $state<Confirming>(oneOf('confirming', ['always', 'touch', 'never'], 'touch'))
  motion = $state<Motion>(oneOf('motion', ['system', 'full', 'none'], 'system'))
  /** How fast the moves of the others follow each other on this screen. */
  pace = $state<Pace>(oneOf('pace', ['brisk', 'normal', 'relaxed'], 'normal'))
  sound = $state(remembered('sound') === 'on')
  /** How loud sounds are, in percent. */
  volume = $state(percent('volume', 75))
  notices = $state(remembered('notices') === 'on')
  /** The board as text beside the picture. */
  words = $state(remembered('words') === 'on')
  /** Warns before a blunder, where hints are allowed. */
  gentle = $state(remembered('gentle') === 'on')
  /** Single letters and numbers as keys. They can be in the way of speech input and screen readers. */
  letters = $state(remembered('letters') !== 'off')

  #still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.#still = event.matches))
    $effect.root(() => {
      for (const name of ['confirming', 'motion', 'pace', 'volume'] as const)
        $effect(() => remember(name, String(this[name])))
      for (const name of SWITCHES) $effect(() => remember(name, this[name] ? 'on' : 'off'))
      $effect(() => {
        document.documentElement.dataset.motion = this.moving ? 'full' : 'none'
      })
    })
  }

  /** Whether things may move on the screen. */
  get moving(): boolean {
    return this.motion === 'full' || (this.motion === 'system' && !this.#still)
  }

  /** Whether a claim made by this kind of pointer is asked about once more. */
  asks(pointer: string): boolean {
    return this.confirming === 'always' || (this.confirming === 'touch' && pointer === 'touch')
  }
}

function percent(name: string, otherwise: number): number {
  const kept = Number(remembered(name) ?? otherwise)
  return kept >= 0 && kept <= 100 ? kept : otherwise
}

function oneOf<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const kept = remembered(name)
  return allowed.find((value) => value === kept) ?? otherwise
}

export const settings = new Settings()
