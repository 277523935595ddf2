import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { problems } from '../../checks/texts.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(folder, 'src'))
  mkdirSync(join(folder, 'en'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function check(component: string, texts = 'home-hello = Hello\n', module = ''): string[] {
  writeFileSync(join(folder, 'src', 'Page.svelte'), component)
  writeFileSync(join(folder, 'src', 'words.ts'), module)
  writeFileSync(join(folder, 'en', 'home.ftl'), texts)
  return problems(join(folder, 'src'), join(folder, 'en'))
}

const HELLO = "{t('home-hello')}"

describe('texts that are written into a component', () => {
  it.each([
    ['<p>Hello there</p>', 'Hello there'],
    ['<button aria-label="Close">×</button>', 'aria-label="Close"'],
    ['<input placeholder="Name" />', 'placeholder="Name"'],
    ['<img alt="Ein Bus" src="x" />', 'Ein Bus'],
    ["<p>{'Hello'}</p>", 'Hello'],
    ["<p>{ready ? 'Yes' : t('home-hello')}</p>", 'Yes'],
    ['<p>{`Seat ${number}`}</p>', 'Seat'],
    ['<b title={`Seat ${number}`}>1</b>', 'Seat'],
    ['{#if ready}<i>Ja</i>{/if}', 'Ja'],
  ])('%s', (markup, told) => {
    const found = check(`${markup}${HELLO}`)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(told)
    expect(found[0]).toMatch(/^Page\.svelte:1: /)
  })

  it.each([
    '<p>12 × 3 · 4 %</p>',
    '<p class="big" data-kind="bus" id="hello">1</p>',
    '<code>crosstown play</code>',
    '<b translate="no">Crosstown</b>',
    '<i style:width="{w}px" style:transform={`scale(${w})`} class:open={ready}></i>',
    '<!-- a comment --><style>p { color: red }</style>',
    "<p>{kind === 'bus' ? 1 : 2}</p>",
  ])('but not %s', (markup) => {
    expect(check(`${markup}${HELLO}`)).toEqual([])
  })
})

describe('keys', () => {
  it('must exist', () => {
    expect(check(`${HELLO}{t('home-bye')}`)).toEqual(['Page.svelte:1: there is no text home-bye'])
    expect(check(HELLO, undefined, "\nspeech.say('home-bye')")).toEqual(['words.ts:2: there is no text home-bye'])
  })

  it('must exist in both branches of a choice', () => {
    expect(check("{t(ready ? 'home-hello' : 'home-bye')}")).toEqual(['Page.svelte:1: there is no text home-bye'])
  })

  it('must exist where they are put together', () => {
    const texts = 'home-level-easy = Easy\nhome-level-hard = Hard\n'
    expect(check('{t(`home-level-${level}`)}', texts)).toEqual([])
    expect(check("{named('home-level', level)}", texts)).toEqual([])
    expect(check('{t(`home-label-${level}`)}', texts)[0]).toContain('there is no text home-label-*')
  })

  it('must be used', () => {
    const texts = 'home-hello = Hello\nhome-idle = Nobody says this\n'
    expect(check(HELLO, texts)).toEqual(['home-idle: nobody says this text'])
    expect(check(HELLO, texts, "export const KEY = 'home-idle'")).toEqual([])
    expect(check(HELLO, texts, '// keys: home-id*')).toEqual([])
    expect(check(HELLO, 'home-hello = { home-idle }\nhome-idle = Used by a text\n')).toEqual([])
  })
})
