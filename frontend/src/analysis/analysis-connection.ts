/** The page's end of the worker that analyses a game. */

import type { FromAnalysis, ToAnalysis } from './analysis-messages'

/** The same seed everywhere, so that everybody who looks at a game sees the same numbers. */
export const USUAL_SEED = '0'.repeat(32)

export class AnalysisConnection {
  readonly #worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })

  /** Starts the analysis; what the worker finds is told as it comes. */
  constructor(wanted: Omit<ToAnalysis, 'type'>, tell: (told: FromAnalysis) => void) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromAnalysis>) => tell(data))
    this.#worker.addEventListener('error', () => tell({ type: 'failed', code: 'rules-missing' }))
    this.#worker.postMessage({ type: 'analyse', ...wanted } satisfies ToAnalysis)
  }

  close(): void {
    this.#worker.terminate()
  }
}
