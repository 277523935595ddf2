/** Answers whoever asks for a hint or a warning at a table in the page, while the table goes on. */

import { sha256 } from '../../browser/sha256'
import { SEARCHING } from '../../kernel/numbers'
import { Adviser, JUDGE_MILLISECONDS } from '../../local-game/adviser'
import type { CityTable } from '../../local-game/city-table'
import type { AskHint, AskJudgement, Command, Done, Message } from '../../wire'
import { chosenEarly, choosingSeats } from './first-tickets'
import type { LocalTable } from './local-table'
import { NotAllowed, notYourTurn, oldVersion, refusedBy } from './refusals'
import { hintsAllowed, ownSeats } from './table-state'

const SEED_DIGITS = 32
const NOTHING = { hint: null, judgement: null }

export type AdviceCommand = AskHint | AskJudgement

export function asksAdvice(command: Command): command is AdviceCommand {
  return command.type === 'hint' || command.type === 'judge'
}

export class TableAdvice {
  readonly #table: LocalTable
  readonly #adviser: Adviser
  readonly #tell: (message: Message) => void
  #latest: AdviceCommand | null = null

  constructor(table: LocalTable, city: CityTable, tell: (message: Message) => void) {
    this.#table = table
    this.#adviser = new Adviser(city)
    this.#tell = tell
  }

  async answer(command: AdviceCommand): Promise<void> {
    const { version } = this.#table.game
    try {
      this.#tell({ type: 'done', id: command.id, version, ...NOTHING, ...(await this.#think(command)) })
    } catch (error) {
      this.#tell(refusedBy(error, command.id, version))
    }
  }

  async #think(command: AdviceCommand): Promise<Partial<Pick<Done, 'hint' | 'judgement'>>> {
    const { id, game } = this.#table
    const { version } = game
    const seat = this.#seat(command)
    this.#latest = command
    const view =
      game.phase === 'first-keep' ? game.atFirstChoiceOf(seat, () => game.game.hidden(seat)) : game.game.hidden(seat)
    // From what lies open alone: the game's seed would tell what is hidden.
    const seed = sha256(`crosstown ${command.type} ${id} ${seat} ${version}`).slice(0, SEED_DIGITS)
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve))
      return this.#latest === command && this.#table.game.version === version
    }
    const { simulations, milliseconds } = SEARCHING
    const advice =
      command.type === 'hint'
        ? { hint: await this.#adviser.hint(view, seed, { simulations, milliseconds }, pause) }
        : { judgement: await this.#adviser.judge(view, seed, { milliseconds: JUDGE_MILLISECONDS }, pause) }
    if (!Object.values(advice)[0]) throw oldVersion(version, this.#table.game.version)
    return advice
  }

  /** The seat at this screen that has to decide. */
  #seat({ version }: AdviceCommand): number {
    const { state, game } = this.#table
    if (version !== game.version) throw oldVersion(version, game.version)
    if (this.#table.script || !hintsAllowed(state)) throw new NotAllowed('no-hints', 'this table plays without hints')
    const choosing = choosingSeats(game)
    const deciding = choosing.length || game.turnSeat === null ? choosing : [game.turnSeat]
    const mine = deciding.filter((seat) => ownSeats(state).includes(seat) && !chosenEarly(state, game, seat))
    const seat = mine.find((one) => one === game.turnSeat) ?? mine[0]
    if (seat === undefined) throw notYourTurn(game.over)
    return seat
  }
}
