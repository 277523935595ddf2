/** Games that leave a recorded one after some plies: in its very deal, or in another that looks the same to a seat. */

import { sha256 } from '../../browser/sha256'
import { LocalGame } from '../../local-game/local-game'
import { BadRecord } from '../../local-game/read-record'
import { isSeed } from '../../local-game/seeds'
import type { Record } from '../../wire'
import type { BranchStart, Line, OtherDeal } from '../replay-types'
import { dealAnother } from './other-deal'
import type { RecordedGame } from './recorded-game'

const SEED_DIGITS = 32

/** The game until a ply, to be played on from there; null where no other deal was found. */
export function branchStart(game: RecordedGame, ply: number, deal: OtherDeal | null): BranchStart | null {
  return deal ? dealAnother(game, ply, deal) : sameDeal(game, ply)
}

/** A record without a seed says nothing of shuffles to come. Whoever opens it is to see the same ones. */
function sameDeal({ record, replayed }: RecordedGame, ply: number): BranchStart {
  const { start, plies, shuffles, seed } = record
  return {
    seed: isSeed(seed) ? seed : sha256(JSON.stringify(start)).slice(0, SEED_DIGITS),
    start,
    shuffles: shuffles.slice(0, replayed.shuffles[ply]),
    plies: plies.slice(0, ply),
  }
}

/** The record of a line of moves. It fails where one of them is not legal. */
export function lineRecord(game: RecordedGame, line: Line): Record {
  const begun = line.ply <= game.record.plies.length ? branchStart(game, line.ply, line.deal) : null
  if (!begun) throw new BadRecord('bad-line')
  const played = new LocalGame(game.table, game.replayed.game.seating, begun.seed, begun)
  const moves = [...begun.plies.map(({ move }) => move), ...line.moves]
  moves.forEach((move, ply) => {
    if (!played.play(move)) throw new BadRecord('illegal-move', { ply, move })
  })
  return played.record()
}
