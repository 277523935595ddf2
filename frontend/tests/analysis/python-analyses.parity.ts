/**
 * Analyses that Python made, made once more in TypeScript: the same record, seed and depth give the same numbers.
 *
 * `tests/webassembly/test_analyses.py` writes the games and runs this; `CROSSTOWN_GAMES` names their file.
 */

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { GameStudy } from '../../src/analysis/game-study'
import { tellAnalysis } from '../../src/analysis/tell-analysis'
import { Kernel } from '../../src/kernel/kernel'
import type { CityNumbers } from '../../src/local-game/city-numbers'
import { CityTable } from '../../src/local-game/city-table'
import type { Analysis, Record } from '../../src/wire'

interface Given {
  readonly module: string
  readonly games: readonly { readonly numbers: CityNumbers; readonly record: Record; readonly analysis: Analysis }[]
}

const given = JSON.parse(readFileSync(process.env.CROSSTOWN_GAMES ?? '', 'utf8')) as Given
const module = readFileSync(given.module)

for (const { numbers, record, analysis } of given.games) {
  test(`the analysis of a game in ${numbers.id}`, async () => {
    const study = new GameStudy(new CityTable(await Kernel.load(module), numbers), record, analysis.seed)
    expect([...study.study(analysis.depth)].length).toBe(record.plies.length)
    expect(tellAnalysis(study, analysis.depth)).toEqual(analysis)
  }, 0)
}
