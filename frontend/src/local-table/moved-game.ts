/** A game on this device as a server takes it over. */

import type { MovedGame, Record } from '../wire'

type MovedSeat = MovedGame['seats'][number]

/** The first person is the one who moves it; others sit at the same screen. */
export function movedGame(id: string, { city, seats, seed, plies }: Record): MovedGame {
  const me = seats.findIndex(({ player }) => player === 'human')
  return {
    id,
    city: city.id,
    edition: city.sha256,
    seats: seats.map(({ name, player }, seat): MovedSeat => {
      if (seat === me) return { type: 'me' }
      return player === 'human' ? { type: 'beside', name: name ?? '' } : { type: 'computer', player, name }
    }),
    seed: seed ?? '',
    moves: plies.map(({ move }) => move),
  }
}
