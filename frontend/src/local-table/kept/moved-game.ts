/** A game on this device as a server takes it over. */

import { sha256 } from '../../browser/sha256'
import type { MovedGame, Record } from '../../wire'

type MovedSeat = MovedGame['seats'][number]

/**
 * The first person is the one who moves it; others sit at the same screen. The same moves again are the same table, in
 * case an answer was lost; a move more is another table, so that none is forgotten.
 */
export function movedGame(id: string, { city, seats, seed, plies }: Record, hints: boolean): MovedGame {
  const me = seats.findIndex(({ player }) => player === 'human')
  const moves = plies.map(({ move }) => move)
  return {
    id: sha256(JSON.stringify([id, seed, moves])),
    city: city.id,
    edition: city.sha256,
    seats: seats.map(({ name, player }, seat): MovedSeat => {
      if (seat === me) return { type: 'me' }
      return player === 'human' ? { type: 'beside', name: name ?? '' } : { type: 'computer', player, name }
    }),
    seed: seed ?? '',
    moves,
    hints,
  }
}
