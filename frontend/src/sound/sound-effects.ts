/** What the instruments play for each sound. Returns how long it takes, in seconds. */

import type { Sound } from './step-sounds'
import { bell, horn, paper, thud, wood, type AudioOutput } from './synthesizer'

const PIECES_APART = 0.09 // as the board lets them drop
const MOST_PIECES = 8

// A few notes of one scale, so that whatever sounds together fits together.
const [C5, E5, G5, A5, C6, E6] = [523.25, 659.25, 783.99, 880, 1046.5, 1318.5]

export function playSound(output: AudioOutput, sound: Sound, at: number): number {
  switch (sound.name) {
    case 'draw':
      paper(output, at)
      return 0.16
    case 'take':
      paper(output, at, 0.1, 3200)
      wood(output, at + 0.07, 900, 0.08)
      return 0.18
    case 'fill':
      paper(output, at, 0.09, 1900, 0.16)
      return 0.1
    case 'shuffle':
      for (let card = 0; card < 7; card += 1) paper(output, at + card * 0.045, 0.07, 1800 + card * 220, 0.22)
      return 0.42
    case 'claim':
      return claim(output, sound, at)
    case 'ticket':
      paper(output, at, 0.16, 1500, 0.3)
      bell(output, at + 0.1, G5, 0.06, 0.4)
      return 0.3
    case 'souvenir':
      for (const [step, note] of [A5, C6, E6].entries()) bell(output, at + step * 0.07, note, 0.08, 0.5)
      return 0.35
    case 'pass':
      wood(output, at, 260, 0.2)
      return 0.15
    case 'undo':
      paper(output, at, 0.14, 1400)
      wood(output, at + 0.1, 380, 0.12)
      return 0.25
    case 'turn':
      bell(output, at, E5, 0.12)
      bell(output, at + 0.14, A5, 0.14, 1.1)
      return 0.5
    case 'hurry':
      for (let tick = 0; tick < 4; tick += 1) wood(output, at + tick * 0.25, tick % 2 ? 700 : 820, 0.16)
      return 1
    case 'refused':
      thud(output, at)
      return 0.22
    case 'said':
      for (const [step, pitch] of [620, 780].entries()) wood(output, at + step * 0.08, pitch, 0.1)
      return 0.2
    case 'last-round':
      for (const [step, note] of [G5, G5, C6].entries()) bell(output, at + step * 0.22, note, 0.15, 1)
      return 0.9
    case 'end':
      for (const [step, note] of [G5, E5, C5].entries()) bell(output, at + step * 0.28, note, 0.12, 1.2)
      return 1
    case 'win':
      return fanfare(output, at)
  }
}

function claim(output: AudioOutput, sound: Sound, at: number): number {
  const pieces = Math.min(sound.count, MOST_PIECES)
  const pitch = 440 * 1.25 ** (sound.pitch ?? 0)
  for (let piece = 0; piece < pieces; piece += 1) wood(output, at + piece * PIECES_APART, pitch * (1 + piece * 0.05))
  bell(output, at + pieces * PIECES_APART + 0.04, C6, 0.07, 0.6)
  return pieces * PIECES_APART + 0.3
}

function fanfare(output: AudioOutput, at: number): number {
  const tune = [
    [0, G5, 0.16],
    [0.17, C6, 0.16],
    [0.34, E6, 0.16],
    [0.51, C6, 0.16],
    [0.68, E6, 0.7],
  ] as const
  for (const [after, note, length] of tune) horn(output, at + after, note / 2, length)
  for (const note of [C5, E5, G5]) horn(output, at + 0.68, note / 2, 0.7, 0.05)
  bell(output, at + 0.68, C6, 0.12, 1.6)
  return 1.6
}
