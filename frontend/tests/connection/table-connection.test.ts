import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { TableConnection, type ConnectionState } from '../../src/connection/table-connection'
import type { Command, Message } from '../../src/wire'
import { FakeSocket, freshPage, page, windowEvents } from '../support/page'
import { snapshotOf } from '../support/samples'

const PLAY: Command = { type: 'play', id: 'one', version: 7, move: 'draw' }

let heard: Message[]
let states: ConnectionState[]
let since: number
let connection: TableConnection

function open(): void {
  connection = new TableConnection('a b', {
    since: () => since,
    hear: (message) => heard.push(message),
    change: (state) => states.push(state),
  })
}

function plays(socket: FakeSocket): unknown[] {
  return socket.sent.filter((frame) => frame.type === 'play')
}

beforeEach(() => {
  freshPage()
  vi.useFakeTimers()
  heard = []
  states = []
  since = 0
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('no network'))),
  )
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

describe('a socket', () => {
  it('asks for what was missed and is open once it speaks', () => {
    since = 12
    open()
    expect(FakeSocket.last.url).toBe('ws://table.test/api/tables/a%20b/socket?since=12')
    expect(states).toEqual([])
    FakeSocket.last.say(snapshotOf(12))
    expect(states).toEqual(['open'])
    expect(heard.map((message) => message.type)).toEqual(['snapshot'])
  })

  it('asks after 2.5 s of silence and counts as dead after 9 s', () => {
    open()
    const socket = FakeSocket.last
    socket.say(snapshotOf(1))
    vi.advanceTimersByTime(2400)
    expect(socket.sent).toEqual([])
    vi.advanceTimersByTime(1400)
    expect(socket.sent).toEqual([{ type: 'ping' }])
    socket.say({ type: 'pong', now: 0 })
    vi.advanceTimersByTime(9000)
    expect(states).toEqual(['open'])
    vi.advanceTimersByTime(2500)
    expect(states.at(-1)).toBe('lost')
  })

  it('is not given up because a sleeping tab did not ask', () => {
    open()
    const socket = FakeSocket.last
    socket.say(snapshotOf(1))
    vi.setSystemTime(Date.now() + 60_000) // the tab was frozen: no timer ran
    vi.advanceTimersByTime(1300)
    expect(socket.sent).toEqual([{ type: 'ping' }])
    expect(states).toEqual(['open'])
  })

  it('comes back, later and later, and at once when the page is looked at', () => {
    open()
    FakeSocket.last.say(snapshotOf(1))
    FakeSocket.last.cut()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(260)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.cut()
    vi.advanceTimersByTime(240)
    expect(FakeSocket.all).toHaveLength(2)
    page.hide(true)
    page.hide(false)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('waits as long as it was told to', () => {
    open()
    FakeSocket.last.say(snapshotOf(1), { type: 'bye', code: 'restart', message: '', again: 5000 })
    FakeSocket.last.cut()
    page.hide(false)
    vi.advanceTimersByTime(4990)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1300)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('does not come back where it is not wanted', () => {
    open()
    FakeSocket.last.say({ type: 'bye', code: 'unknown-table', message: '', again: null })
    FakeSocket.last.cut()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(states).toEqual(['closed'])
    expect(heard).toHaveLength(1)
  })

  it('says at once that the network is gone, and comes back with it', () => {
    open()
    FakeSocket.last.say(snapshotOf(1))
    windowEvents.dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('lost')
    expect(FakeSocket.all).toHaveLength(1)
    windowEvents.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.say(snapshotOf(1))
    expect(states.at(-1)).toBe('open')
  })
})

describe('commands', () => {
  it('wait for a connection and are sent again until they are answered', () => {
    open()
    connection.send(PLAY)
    expect(plays(FakeSocket.last)).toEqual([])
    FakeSocket.last.say(snapshotOf(7))
    expect(plays(FakeSocket.last)).toEqual([PLAY])
    FakeSocket.last.cut()
    vi.advanceTimersByTime(300)
    FakeSocket.last.say(snapshotOf(7))
    expect(plays(FakeSocket.last)).toEqual([PLAY])
    FakeSocket.last.say({ type: 'done', id: 'one', version: 8 })
    FakeSocket.last.cut()
    vi.advanceTimersByTime(300)
    FakeSocket.last.say(snapshotOf(8))
    expect(plays(FakeSocket.last)).toEqual([])
  })

  const tooFast = { type: 'refused', version: 7, code: 'too-fast', message: '', offender: '', where: '', rule: '' }

  it('that came too fast wait and go again, a few times', () => {
    open()
    FakeSocket.last.say(snapshotOf(7))
    connection.send(PLAY)
    for (let time = 1; time <= 5; time += 1) {
      FakeSocket.last.say({ ...tooFast, id: 'one' })
      vi.advanceTimersByTime(1500)
      expect(plays(FakeSocket.last)).toHaveLength(time + 1)
    }
    expect(heard.filter((message) => message.type === 'refused')).toEqual([])
    FakeSocket.last.say({ ...tooFast, id: 'one' })
    expect(heard.at(-1)).toMatchObject({ type: 'refused', id: 'one' })
  })

  it('that nobody could read are answered too', () => {
    open()
    FakeSocket.last.say(snapshotOf(7))
    connection.send(PLAY)
    FakeSocket.last.say({ ...tooFast, code: 'bad-shape', id: null })
    expect(heard.at(-1)).toMatchObject({ type: 'refused', id: 'one', code: 'bad-shape' })
  })
})

describe('asking over HTTP', () => {
  let answers: ((answer: object, status?: number) => void)[]
  let asked: { url: string; method: string; body: unknown }[]

  beforeEach(() => {
    answers = []
    asked = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push({ url, method: init.method ?? '', body: init.body ? JSON.parse(init.body as string) : null })
      return new Promise<Response>((resolve, reject) => {
        answers.push((answer, status = 200) => resolve(new Response(JSON.stringify(answer), { status })))
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    })
  })

  async function answer(told: object, status = 200): Promise<void> {
    answers.at(-1)?.(told, status)
    await settled()
  }

  async function settled(): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }

  async function withoutSockets(): Promise<void> {
    FakeSocket.forbidden = true
    open()
    await vi.advanceTimersByTimeAsync(1500)
  }

  it('begins after three sockets that never spoke', async () => {
    await withoutSockets()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toContain('/api/tables/a%20b/events?since=0')
    expect(asked[0]?.url).toContain('wait=0')
    await answer(snapshotOf(3))
    expect(states.at(-1)).toBe('open')
    expect(heard).toHaveLength(1)
    expect(asked.at(-1)?.url).toContain('wait=20')
  })

  it('gives commands one by one and tells the answer after the position', async () => {
    await withoutSockets()
    await answer(snapshotOf(7))
    since = 7
    connection.send(PLAY)
    await settled()
    expect(asked.at(-1)).toMatchObject({ method: 'POST', body: PLAY })
    await answer({ type: 'done', id: 'one', version: 8 })
    expect(heard.map((message) => message.type)).toEqual(['snapshot'])
    await answer(snapshotOf(8))
    expect(heard.map((message) => message.type)).toEqual(['snapshot', 'snapshot', 'done'])
  })

  it('tells refusals with the id of the command', async () => {
    await withoutSockets()
    await answer(snapshotOf(7))
    connection.send(PLAY)
    await settled()
    await answer({ type: 'problem', code: 'no-name', message: 'say who you are' }, 401)
    expect(heard.at(-1)).toMatchObject({ type: 'refused', id: 'one', code: 'no-name' })
  })

  it('looks from a seat of a shared screen, and from none when the turn is over', async () => {
    await withoutSockets()
    await answer(snapshotOf(7))
    connection.send({ type: 'look', id: 'look', seat: 0 })
    await settled()
    expect(asked.at(-1)?.url).toContain('seat=0')
    await answer(snapshotOf(7))
    expect(heard.at(-1)).toMatchObject({ type: 'done', id: 'look' })
    const told = heard.length
    const next = snapshotOf(8)
    await answer({ ...next, view: { ...next.view, turn: 1 } })
    expect(heard).toHaveLength(told)
    expect(asked.at(-1)?.url).not.toContain('seat=')
  })

  it('goes back to sockets when they work again', async () => {
    await withoutSockets()
    await answer(snapshotOf(7))
    FakeSocket.forbidden = false
    await vi.advanceTimersByTimeAsync(30_000)
    FakeSocket.last.say(snapshotOf(7))
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.say(snapshotOf(7))
    connection.send(PLAY)
    expect(plays(FakeSocket.last)).toEqual([PLAY])
    expect(states.filter((state) => state === 'lost')).toHaveLength(3)
    expect(states.at(-1)).toBe('open')
  })

  it('knows a table that is not there', async () => {
    await withoutSockets()
    await answer({ type: 'problem', code: 'unknown-table', message: '' }, 404)
    expect(heard.at(-1)).toMatchObject({ type: 'bye', code: 'unknown-table', again: null })
    expect(states.at(-1)).toBe('closed')
  })
})

it('leaves no timer and no listener behind', async () => {
  const before = windowEvents.listeners
  for (let game = 0; game < 200; game += 1) {
    open()
    FakeSocket.last.say(snapshotOf(1))
    connection.send({ ...PLAY, id: `command-${game}` })
    if (game % 3 === 0) FakeSocket.last.cut()
    if (game % 5 === 0) windowEvents.dispatchEvent(new Event('offline'))
    connection.close()
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(windowEvents.listeners).toBe(before)
  expect(vi.getTimerCount()).toBe(0)
})
