/** What the instruments play for each sound. Returns how long it takes, in seconds. */

import type { Cue } from './cues'
import { bell, horn, paper, thud, wood, type Studio } from './instruments'

const PIECES_APART = 0.09 // as the board lets them drop
const MOST_PIECES = 8

// A few notes of one scale, so that whatever sounds together fits together.
const [C5, E5, G5, A5, C6, E6] = [523.25, 659.25, 783.99, 880, 1046.5, 1318.5]

export function perform(studio: Studio, cue: Cue, at: number): number {
  switch (cue.name) {
    case 'draw':
      paper(studio, at)
      return 0.16
    case 'take':
      paper(studio, at, 0.1, 3200)
      wood(studio, at + 0.07, 900, 0.08)
      return 0.18
    case 'fill':
      paper(studio, at, 0.09, 1900, 0.16)
      return 0.1
    case 'shuffle':
      for (let card = 0; card < 7; card += 1) paper(studio, at + card * 0.045, 0.07, 1800 + card * 220, 0.22)
      return 0.42
    case 'claim':
      return claim(studio, cue, at)
    case 'ticket':
      paper(studio, at, 0.16, 1500, 0.3)
      bell(studio, at + 0.1, G5, 0.06, 0.4)
      return 0.3
    case 'souvenir':
      for (const [step, note] of [A5, C6, E6].entries()) bell(studio, at + step * 0.07, note, 0.08, 0.5)
      return 0.35
    case 'pass':
      wood(studio, at, 260, 0.2)
      return 0.15
    case 'undo':
      paper(studio, at, 0.14, 1400)
      wood(studio, at + 0.1, 380, 0.12)
      return 0.25
    case 'turn':
      bell(studio, at, E5, 0.12)
      bell(studio, at + 0.14, A5, 0.14, 1.1)
      return 0.5
    case 'hurry':
      for (let tick = 0; tick < 4; tick += 1) wood(studio, at + tick * 0.25, tick % 2 ? 700 : 820, 0.16)
      return 1
    case 'refused':
      thud(studio, at)
      return 0.22
    case 'last-round':
      for (const [step, note] of [G5, G5, C6].entries()) bell(studio, at + step * 0.22, note, 0.15, 1)
      return 0.9
    case 'end':
      return fanfare(studio, at)
  }
}

function claim(studio: Studio, cue: Cue, at: number): number {
  const pieces = Math.min(cue.count, MOST_PIECES)
  const pitch = 440 * 1.25 ** (cue.pitch ?? 0)
  for (let piece = 0; piece < pieces; piece += 1) wood(studio, at + piece * PIECES_APART, pitch * (1 + piece * 0.05))
  bell(studio, at + pieces * PIECES_APART + 0.04, C6, 0.07, 0.6)
  return pieces * PIECES_APART + 0.3
}

function fanfare(studio: Studio, at: number): number {
  const tune = [
    [0, G5, 0.16],
    [0.17, C6, 0.16],
    [0.34, E6, 0.16],
    [0.51, C6, 0.16],
    [0.68, E6, 0.7],
  ] as const
  for (const [after, note, length] of tune) horn(studio, at + after, note / 2, length)
  for (const note of [C5, E5, G5]) horn(studio, at + 0.68, note / 2, 0.7, 0.05)
  bell(studio, at + 0.68, C6, 0.12, 1.6)
  return 1.6
}
