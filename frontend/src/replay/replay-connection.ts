/** The page's end of a replay's worker. */

import type { CityNumbers } from '../local-game/city-numbers'
import type { Record, Step } from '../wire'
import type {
  BranchStart,
  Eyes,
  FromReplayWorker,
  GivenGame,
  Line,
  OtherDeal,
  ReplayProblem,
  ReplayView,
  ToReplayWorker,
} from './replay-types'

/** A game cannot be shown; why is told by the problem. */
export class ReplayFailure extends Error {
  readonly problem: ReplayProblem

  constructor(problem: ReplayProblem) {
    super(`this game cannot be shown: ${problem.code}`)
    this.problem = problem
  }
}

export interface OpenedGame {
  readonly record: Record
  /** The record that a line of moves leaves; else the same. */
  readonly real: Record
  readonly steps: readonly Step[]
}

type Told<Type extends FromReplayWorker['type']> = Extract<FromReplayWorker, { readonly type: Type }>

export class ReplayConnection {
  readonly #worker = new Worker(new URL('./worker/replay-worker.ts', import.meta.url), { type: 'module' })

  async open(game: GivenGame, numbers: CityNumbers, line: Line | null): Promise<OpenedGame> {
    return this.#ask({ type: 'open', game, numbers, line }, (told) => told.type === 'opened') as Promise<Told<'opened'>>
  }

  /** The first position and the one after each ply, as some eyes see them. */
  async views(eyes: Eyes): Promise<readonly ReplayView[]> {
    const fits = (told: FromReplayWorker) => told.type === 'views' && told.eyes === eyes
    return ((await this.#ask({ type: 'views', eyes }, fits)) as Told<'views'>).views
  }

  /** The game until a ply, to be played on from there; null where no other deal was found. */
  async branch(ply: number, deal: OtherDeal | null): Promise<BranchStart | null> {
    const told = await this.#ask({ type: 'branch', ply, deal }, ({ type }) => type === 'branch')
    return (told as Told<'branch'>).start
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask(question: ToReplayWorker, fits: (told: FromReplayWorker) => boolean): Promise<FromReplayWorker> {
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const listening = new AbortController()
      const { signal } = listening
      const fail = (problem: ReplayProblem) => {
        listening.abort()
        reject(new ReplayFailure(problem))
      }
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromReplayWorker>) => {
          if (data.type === 'problem') return fail(data.problem)
          if (!fits(data)) return
          listening.abort()
          resolve(data)
        },
        { signal },
      )
      worker.addEventListener('error', () => fail({ code: 'rules-missing', at: null }), { signal })
      worker.postMessage(question)
    })
  }
}
