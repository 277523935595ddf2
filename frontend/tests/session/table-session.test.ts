import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keptDeal } from '../../src/fair-deal/fair-deal'
import { rememberSeen, seenUpTo } from '../../src/session/seen-versions'
import { TableSession } from '../../src/session/table-session.svelte'
import type { Event, Moved, Step, ViewData } from '../../src/wire'
import { FakeSocket, freshPage, memory, page, windowEvents } from '../support/page'
import { choicesOf, claimOf, viewOf, snapshotOf, stepOf } from '../support/samples'

const DRAWING = { legal_moves: ['draw'], choices: choicesOf({ draw: 0 }) }

let session: TableSession

function movedTo(step: Step, view: ViewData = viewOf({ ply: step.version }), can_undo = false): Moved {
  const clock = { deadline: null, stalled_at: null, now: 0 }
  return { type: 'moved', version: step.version, step, view, clock, can_undo, undo_until: null }
}

function open(): FakeSocket {
  session = new TableSession('abc')
  return FakeSocket.last
}

beforeEach(() => {
  freshPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

afterEach(() => {
  session.close()
  vi.useRealTimers()
})

describe('what is told', () => {
  it('is the truth at once, and drawn in the same moment', () => {
    const socket = open()
    expect(socket.url).toContain('since=0')
    socket.say(snapshotOf(5, { missed: [stepOf(4, 1), stepOf(5, 1)] }))
    expect(session.version).toBe(5)
    expect(session.steps.map((step) => step.version)).toEqual([4, 5])
    expect([session.catchingUp, session.acting]).toEqual([false, null])
    socket.say(movedTo(stepOf(6, 1), viewOf({ ply: 6, ...DRAWING }), true))
    expect(session.view?.ply).toBe(6)
    expect(session.shown).toBe(session.view)
    expect(session.acting?.version).toBe(6)
    expect(session.you.can_undo).toBe(true)
    expect(session.choices.draw).toBe('draw')
  })

  it('is heard once', () => {
    const socket = open()
    socket.say(snapshotOf(5), movedTo(stepOf(6, 1)), movedTo(stepOf(6, 1)))
    socket.say(snapshotOf(6, { missed: [stepOf(6, 1)] }))
    expect(session.steps.map((step) => step.version)).toEqual([6])
  })

  it('begins anew with a new game', () => {
    const socket = open()
    const { table } = snapshotOf(5)
    socket.say(snapshotOf(5), movedTo(stepOf(6, 1)), movedTo(stepOf(7, 1)))
    socket.say(snapshotOf(8, { table: { ...table, game: 2 }, view: viewOf({ ply: 0 }) }))
    expect(session.steps).toEqual([])
    expect(session.shown?.ply).toBe(0)
    expect(session.acting).toBe(null)
  })

  it('keeps a hundred lines of chat', () => {
    const socket = open()
    socket.say(snapshotOf(5))
    for (let number = 0; number < 130; number += 1)
      socket.say({ type: 'said', line: { number, seat: 0, name: 'Ada', kind: 'text', text: 'hi', at: 0 } })
    expect(session.chat).toHaveLength(100)
    expect(session.chat.at(-1)?.number).toBe(129)
  })
})

describe('after a break', () => {
  const claims = ['a', 'b', 'c'].map((route, at) => ({
    ...stepOf(6 + at, 1, claimOf(1, route)),
    before: { owners: { [route]: null } },
  }))
  const view = viewOf({ ply: 8, owners: { a: 1, b: 1, c: 1 } })

  it('what happened since this device looked last is replayed', () => {
    rememberSeen('abc', 5)
    open().say(snapshotOf(8, { view, missed: [stepOf(5, 0), ...claims] }))
    expect(session.view).toEqual(view)
    expect(session.catchingUp).toBe(true)
    expect(session.shown?.owners).toEqual({ a: 1 })
    expect(session.steps).toHaveLength(4)
    session.skip()
    expect(session.shown).toBe(session.view)
    expect(session.catchingUp).toBe(false)
    vi.advanceTimersByTime(200) // it is noted when there is time
    expect(seenUpTo('abc')).toBe(8)
  })

  it('so it is when a connection comes back', () => {
    open().say(snapshotOf(5))
    FakeSocket.last.cut()
    expect(session.connection).toBe('lost')
    expect(session.view).not.toBe(null)
    vi.advanceTimersByTime(300)
    expect(FakeSocket.last.url).toContain('since=5')
    FakeSocket.last.say(snapshotOf(8, { view, missed: claims }))
    expect(session.connection).toBe('open')
    expect(session.catchingUp).toBe(true)
  })

  it('a tab in the background shows it when somebody looks', () => {
    const socket = open()
    socket.say(snapshotOf(5, { view: viewOf() }))
    page.hide(true)
    for (const step of claims) socket.say(movedTo(step, { ...view, ply: step.version }))
    expect(session.view?.ply).toBe(8)
    expect(session.shown?.ply).toBe(0)
    expect(seenUpTo('abc')).toBe(5)
    page.hide(false)
    expect(session.catchingUp).toBe(true)
    vi.advanceTimersByTime(1100)
    expect(session.shown?.ply).toBe(8)
  })

  it('a first visit is not shown a film', () => {
    open().say(snapshotOf(8, { view, missed: claims }))
    expect(session.catchingUp).toBe(false)
    expect(session.shown).toBe(session.view)
  })

  it('a device remembers the latest tables only', () => {
    for (let table = 0; table < 50; table += 1) rememberSeen(`table-${table}`, table)
    expect(seenUpTo('table-49')).toBe(49)
    expect(seenUpTo('table-0')).toBe(null)
    expect(memory.get('crosstown.seen')?.length).toBeLessThan(600)
    memory.set('crosstown.seen', '{broken')
    expect(seenUpTo('table-49')).toBe(null)
  })
})

describe('a shared screen', () => {
  const you = { ...snapshotOf(0).you, seats: [0, 1] }

  it('logs no secrets and is handed over at once', () => {
    const socket = open()
    socket.say(snapshotOf(5, { you, view: viewOf({ seat: 0, turn: 0 }) }))
    expect(session.handTo).toBe(null)
    const drew = (card: string | null): Event => ({ type: 'drew', seat: 0, card })
    socket.say(movedTo({ ...stepOf(6, 0, drew('red')), public: [drew(null)] }))
    expect(JSON.stringify(session.steps)).not.toContain('red')
    socket.say(movedTo(stepOf(7, 0, { type: 'drew', seat: 0, card: null }), viewOf({ seat: null, turn: 1, hand: {} })))
    expect(session.handTo).toBe(1)
    expect(session.shown?.hand).toEqual({})
    socket.say(snapshotOf(7, { you: { ...you, looking: 1 }, view: viewOf({ seat: 1, turn: 1 }) }))
    expect(session.handTo).toBe(null)
    expect(session.shown?.seat).toBe(1)
    expect(session.acting).toBe(null)
  })
})

describe('first tickets', () => {
  const choices = [{ move: 'keep a--b', tickets: ['a--b'] }]
  const first = { seat: 0, choices, chosen: null }
  const view = viewOf({ phase: 'first-keep', turn: 1, offered: ['a--b', 'c--d'] })

  it('are chosen while others do so too', () => {
    const { you, table, clock } = snapshotOf(5)
    open().say(snapshotOf(5, { view, you: { ...you, first_tickets: first } }))
    expect([session.decider, session.myTurn, session.choices.keep]).toEqual([0, true, choices])
    void session.play('keep a--b')
    const sent = FakeSocket.last.sent.at(-1) as { type: string; id: string }
    expect(sent).toMatchObject({ type: 'first-tickets', move: 'keep a--b' })
    const chosen = { ...you, first_tickets: { ...first, chosen: 'keep a--b' } }
    FakeSocket.last.say({ type: 'table', version: 5, table, you: chosen, clock })
    FakeSocket.last.say({ type: 'done', version: 5, id: sent.id })
    expect([session.decider, session.choices.keep, session.chosenFirst]).toEqual([null, [], ['a--b']])
    FakeSocket.last.say(movedTo(stepOf(6, 1), { ...view, turn: 0 }))
    expect(session.choices.keep).toEqual([]) // the game takes what was chosen
    FakeSocket.last.say(movedTo(stepOf(7, 0), viewOf({ turn: 0, tickets: ['a--b'] })))
    expect(session.chosenFirst).toBeNull()
  })
})

describe('the time to undo', () => {
  it('is ended once, by whoever goes on', () => {
    open().say(snapshotOf(5))
    const before = FakeSocket.last.sent.length
    session.goOn()
    expect(FakeSocket.last.sent).toHaveLength(before)
    FakeSocket.last.say({ ...movedTo(stepOf(6, 0), viewOf({ turn: 1 }), true), undo_until: 2500 })
    session.goOn()
    session.goOn()
    expect(FakeSocket.last.sent.slice(before)).toMatchObject([{ type: 'go-on', version: 6 }])
  })
})

describe('commands', () => {
  const no = { type: 'refused', version: 5, message: '', offender: '', where: '', rule: '' }

  async function answered(answer: object): Promise<boolean> {
    const playing = session.play('draw')
    expect(session.waiting).toBe(1)
    const { id, version } = FakeSocket.last.sent.at(-1) as { id: string; version: number }
    expect(id).toMatch(/^[A-Za-z0-9_.:-]{1,64}$/)
    expect(version).toBe(5)
    FakeSocket.last.say({ ...answer, id })
    return playing
  }

  beforeEach(() => open().say(snapshotOf(5, { view: viewOf({ ...DRAWING }) })))

  it('are done', async () => {
    expect(await answered({ type: 'done', version: 6 })).toBe(true)
    expect([session.waiting, session.refusal, session.choices.draw]).toEqual([0, null, 'draw'])
  })

  it('are sent once, however often somebody clicks', async () => {
    void session.play('draw')
    const sent = FakeSocket.last.sent.length
    expect(await session.play('draw')).toBe(false)
    expect(FakeSocket.last.sent).toHaveLength(sent)
  })

  it('may follow as soon as the position is another, answered or not', async () => {
    void session.play('draw')
    FakeSocket.last.say(movedTo(stepOf(6, 0)))
    expect(session.sending).toBe(false)
    void session.play('draw')
    const [first, second] = FakeSocket.last.sent.slice(-2) as { id: string; version: number }[]
    expect([first?.version, second?.version]).toEqual([5, 6])
    FakeSocket.last.say({ type: 'done', version: 6, id: first?.id })
    await Promise.resolve()
    expect(session.sending).toBe(true) // that was the answer to the first
  })

  it('that wait for long leave nothing to choose', async () => {
    const playing = session.play('draw')
    expect(session.choices.draw).toBe('draw')
    vi.advanceTimersByTime(200)
    expect(session.choices.draw).toBeNull()
    const { id } = FakeSocket.last.sent.at(-1) as { id: string }
    FakeSocket.last.say({ ...no, code: 'not-your-turn', id })
    await playing
    expect(session.choices.draw).toBe('draw')
  })

  it('are refused with a reason', async () => {
    expect(await answered({ ...no, code: 'not-your-turn' })).toBe(false)
    expect(session.refusal?.code).toBe('not-your-turn')
  })

  it('about an old position are no mistake of anybody’s', async () => {
    expect(await answered({ ...no, code: 'old-version' })).toBe(false)
    expect(session.refusal).toBe(null)
  })

  it('end what was being shown', () => {
    FakeSocket.last.say(movedTo(stepOf(6, 1)), movedTo(stepOf(7, 1)))
    expect(session.acting?.version).toBe(6)
    void session.play('draw')
    expect(session.acting).toBe(null)
    expect(session.shown).toBe(session.view)
  })

  it('are given up when the table is closed or gone', async () => {
    const playing = session.play('draw')
    FakeSocket.last.say({ type: 'bye', code: 'table-gone', message: '', again: null })
    expect(await playing).toBe(false)
    expect([session.bye, session.connection, session.waiting]).toEqual(['table-gone', 'closed', 0])
    expect(await session.play('draw')).toBe(false)
  })
})

it('leaves nothing behind', async () => {
  open()
  session.close()
  const before = windowEvents.listeners
  for (let table = 0; table < 200; table += 1) {
    rememberSeen('abc', 1)
    open().say(snapshotOf(5, { missed: [stepOf(3, 1), stepOf(4, 1), stepOf(5, 1)] }), movedTo(stepOf(6, 1)))
    void session.play('draw')
    session.close()
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(windowEvents.listeners).toBe(before)
  expect(vi.getTimerCount()).toBe(0)
})

describe('the shuffle', () => {
  const SEAL = '5ea1'.repeat(16)
  const NEXT = '4e87'.repeat(16)
  const { table, you } = snapshotOf(0)
  const waiting = { ...table, state: 'waiting' as const, game: 0, server_seal: SEAL }
  const over = { ...table, state: 'over' as const, server_seal: SEAL, next_seal: NEXT }
  const digits = expect.stringMatching(/^[0-9a-f]{64}$/) as string

  beforeEach(() => memory.set('crosstown.deals', '[]'))

  function sent(socket: FakeSocket, type: string): Record<string, unknown>[] {
    return socket.sent.filter((command) => command['type'] === type)
  }

  async function answer(socket: FakeSocket, type: string): Promise<void> {
    socket.say({ type: 'done', id: sent(socket, type).at(-1)?.['id'], version: 0 })
    await vi.advanceTimersByTimeAsync(0)
  }

  it('gets what this device adds as soon as one sits there and has seen the seal', async () => {
    const socket = open()
    socket.say(snapshotOf(0, { table: waiting, view: null }))
    expect(sent(socket, 'contribute')).toMatchObject([{ contribution: { seal: SEAL, digits } }])
    socket.say(snapshotOf(0, { table: waiting, view: null }))
    expect(sent(socket, 'contribute')).toHaveLength(1)
    expect(keptDeal('abc', 1)).toMatchObject({ seal: SEAL, early: true, seat: 0, given: false })
    await answer(socket, 'contribute')
    expect(keptDeal('abc', 1)?.given).toBe(true)
    expect([session.waiting, session.refusal]).toEqual([0, null])
  })

  it('gets it with the seat that one takes, and with a rematch', async () => {
    const socket = open()
    const spectator = { ...you, seats: [], looking: null }
    socket.say(snapshotOf(0, { table: waiting, you: spectator, view: null }))
    void session.join()
    expect(sent(socket, 'contribute')).toEqual([])
    expect(sent(socket, 'join')).toMatchObject([{ contribution: { seal: SEAL, digits } }])
    await answer(socket, 'join')
    expect(keptDeal('abc', 1)?.given).toBe(true)
    socket.say(snapshotOf(9, { table: over }))
    void session.rematch()
    expect(sent(socket, 'rematch')).toMatchObject([{ contribution: { seal: NEXT, digits } }])
    expect(keptDeal('abc', 2)).toMatchObject({ seal: NEXT, early: true, given: false })
  })

  it('gets nothing twice: another device may have been faster', () => {
    const socket = open()
    socket.say(snapshotOf(0, { table: waiting, you: { ...you, contributed: true }, view: null }))
    expect(sent(socket, 'contribute')).toEqual([])
    socket.say(snapshotOf(9, { table: over, you: { ...you, contributed: true } }))
    void session.rematch()
    expect(sent(socket, 'rematch')).toMatchObject([{ contribution: null }])
  })

  it('of a game that has begun is only watched', () => {
    const socket = open()
    socket.say(snapshotOf(5, { table: { ...table, server_seal: SEAL } }))
    expect(sent(socket, 'contribute')).toEqual([])
    expect(keptDeal('abc', 1)).toMatchObject({ seal: SEAL, early: false })
  })
})
