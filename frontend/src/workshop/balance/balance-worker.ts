/** The worker that plays a draft, away from what is on the screen. A new draft ends the games of the old one. */

import { loadKernel } from '../../kernel/load-kernel'
import type { CountedTable, FromCounting, ToCounting } from './balance-messages'
import { CountedGames } from './counted-games'

const SEED = 16 // bytes
let current = 0
let counting: Promise<CountedGames | null> | null = null

async function count({ run, numbers, seats, seeds }: ToCounting): Promise<void> {
  counting ??= loadKernel().then(
    (kernel) => new CountedGames(kernel),
    () => null,
  )
  const games = await counting
  if (!games) return post({ type: 'failed', run, code: 'rules-missing' })
  const each = Math.floor((atob(seeds.games).length / SEED) | 0)
  const tables: CountedTable[] = []
  for (const size of seats) {
    const playing = games.play(numbers, size, seeds)
    for (let step = playing.next(); ; step = playing.next()) {
      if (run !== current) return
      if (step.done) {
        tables.push({ seats: size, counts: step.value })
        break
      }
      post({ type: 'progress', run, done: tables.length * each + step.value, games: seats.length * each })
      await heard()
    }
  }
  post({ type: 'counted', run, tables })
}

/** Lets messages in: those that have come are heard before this goes on. */
function heard(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      go()
    }
    port2.postMessage(null)
  })
}

function post(told: FromCounting): void {
  postMessage(told)
}

addEventListener('unhandledrejection', (event) => reportError(event.reason))
addEventListener('message', ({ data }: MessageEvent<ToCounting>) => {
  current = data.run
  void count(data)
})
