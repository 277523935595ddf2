import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..', '..', 'src')
const files = readdirSync(SOURCES, { recursive: true })
  .map(String)
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/^(wire|local-game)/.test(name))

/** Lines of the sources that match, without comments and texts of the language files. */
function linesWith(pattern: RegExp): string[] {
  return files.flatMap((name) => {
    const lines = readFileSync(join(SOURCES, name), 'utf-8').split('\n')
    return lines
      .filter((line) => pattern.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
      .map((line) => `${name}: ${line.trim()}`)
  })
}

// `local-game` is the server's place in a page: it puts the kernel's numbers into words, as Python does.
it('reads and writes no moves: the server names them', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(linesWith(/['"`](claim|take|keep|place|souvenir) (\$\{|['"`])/)).toEqual([])
  expect(linesWith(/legal_moves/).every((line) => /^session[/\\](legal-moves|playback)\.ts/.test(line))).toBe(true)
  expect(linesWith(/split\('[ +*]'\)/)).toEqual([
    "connection/http-api.ts: const [method, pattern] = name.split(' ') as [string, string]",
  ])
})

it('tells gray routes from others only to name what they cost', () => {
  expect(linesWith(/=== 'gray'/).map((line) => line.split(':')[0])).toEqual([
    'board/routes/route-text.ts',
    'screens/rules/chapters.ts',
  ])
})
