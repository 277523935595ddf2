/** The worker that analyses a game, away from what is on the screen: at once, and then deeper and deeper. */

import { loadKernel } from '../kernel/load-kernel'
import { STUDYING } from '../kernel/numbers'
import { CityTable } from '../local-game/city-table'
import { BadRecord } from '../local-game/read-record'
import type { FromAnalysis, ToAnalysis } from './analysis-messages'
import { GameStudy } from './game-study'
import { tellAnalysis, tellChances, tellDecision } from './tell-analysis'

async function analyse({ record, numbers, seed, depth: deepest }: ToAnalysis): Promise<void> {
  const kernel = await loadKernel().catch(() => null)
  if (!kernel) return post({ type: 'failed', code: 'rules-missing' })
  const study = begin(new CityTable(kernel, numbers), record, seed)
  if (!study) return post({ type: 'failed', code: 'bad-record' })
  for (let depth = 1; depth <= Math.min(deepest, STUDYING.deepest); depth++) {
    for (const done of study.study(depth)) tellPly(study, depth, done)
    post({ type: 'analysis', analysis: tellAnalysis(study, depth) })
  }
}

function begin(...given: ConstructorParameters<typeof GameStudy>): GameStudy | null {
  const [, record] = given
  if (!record.plies.length) return null
  try {
    return new GameStudy(...given)
  } catch (error) {
    if (error instanceof BadRecord) return null
    throw error
  }
}

/** A ply is complete when the chances after it are known. */
function tellPly(study: GameStudy, depth: number, done: number): void {
  const [ply, last] = [done - 1, done === study.record.plies.length]
  post({ type: 'ply', depth, ply, position: tellChances(study, ply), decision: tellDecision(study, ply) })
  if (last) post({ type: 'ply', depth, ply: done, position: tellChances(study, done), decision: null })
}

function post(told: FromAnalysis): void {
  postMessage(told)
}

addEventListener('unhandledrejection', (event) => reportError(event.reason))
addEventListener('message', (event: MessageEvent<ToAnalysis>) => void analyse(event.data))
