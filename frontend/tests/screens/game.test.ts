import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Selection } from '../../src/board/selection.svelte'
import { pressed } from '../../src/screens/game/keyboard/shortcuts'
import { fewestTickets, keepMove, TurnActions } from '../../src/screens/game/turn-actions.svelte'
import { clockText } from '../../src/screens/game/turn-clock.svelte'
import { legalChoices, type LegalChoices, type Payment } from '../../src/session/legal-moves'
import type { TableSession } from '../../src/session/table-session.svelte'
import { turnStatus } from '../../src/session/turn-status'
import { settings } from '../../src/settings/settings.svelte'
import type { ViewData } from '../../src/wire'
import { viewOf } from '../support/samples'

function turnWith(choices: Partial<LegalChoices> = {}): {
  turn: TurnActions
  played: string[]
  selection: Selection
} {
  const played: string[] = []
  const selection = new Selection()
  const session = {
    advice: { warning: () => null },
    choices: { ...legalChoices(null), ...choices },
    you: { can_undo: false },
    skip: vi.fn(),
    undo: () => played.push('undo'),
    play: (move: string) => Promise.resolve(played.push(move) > 0),
  } as unknown as TableSession
  return { turn: new TurnActions(session, selection), played, selection }
}

function claiming(...ways: readonly (readonly [move: string, kind: string])[]): Partial<LegalChoices> {
  const payments = ways.map(([move, kind]): Payment => ({ move, route: 'a--b', cards: [[kind, 2]] }))
  return { claims: new Map([['a--b', payments]]) }
}

describe('a turn', () => {
  beforeEach(() => {
    settings.confirming = 'never'
  })

  it('does nothing that is not among the legal moves', () => {
    const { turn, played } = turnWith()
    turn.draw()
    turn.take('red')
    turn.tickets()
    turn.pass()
    turn.keep(new Set(['a--b']))
    turn.place('a')
    turn.choose('a--b', 'mouse')
    turn.undo()
    expect(played).toEqual([])
  })

  it('plays what is legal, in the words of records', () => {
    const { turn, played } = turnWith({
      draw: 'draw',
      take: new Map([['red', 'take red']]),
      tickets: 'tickets',
      keep: [{ move: 'keep a--b', tickets: ['a--b'] }],
      souvenirs: new Map([['a', 'souvenir a']]),
      pass: 'pass',
    })
    turn.draw()
    turn.take('red')
    turn.take('blue')
    turn.tickets()
    turn.keep(new Set(['a--b']))
    turn.place('a')
    turn.place('b')
    turn.pass()
    expect(played).toEqual(['draw', 'take red', 'tickets', 'keep a--b', 'souvenir a', 'pass'])
  })

  it('claims at once where there is one way to pay and nothing to ask', () => {
    const { turn, played, selection } = turnWith(claiming(['claim a--b red*2', 'red']))
    turn.choose('a--b', 'mouse')
    expect(played).toEqual(['claim a--b red*2'])
    expect(selection.chosen).toBeNull()
  })

  it('asks once more after a touch, if that is the setting', () => {
    settings.confirming = 'touch'
    const { turn, played, selection } = turnWith(claiming(['claim a--b red*2', 'red']))
    turn.choose('a--b', 'touch')
    expect(played).toEqual([])
    expect(selection.chosen).toBe('a--b')
    const [payment] = turn.payments
    if (payment) turn.pay(payment)
    expect(played).toEqual(['claim a--b red*2'])
  })

  it('shows the ways to pay with the sensible one first, or with the kind of the dragged card', () => {
    const { turn, played } = turnWith(claiming(['by red', 'red'], ['by blue', 'blue'], ['by wilds', 'wild']))
    turn.choose('a--b', 'mouse')
    expect(played).toEqual([])
    expect(turn.payments.map((payment) => payment.move)).toEqual(['by red', 'by blue', 'by wilds'])
    turn.choose('a--b', 'mouse', 'blue')
    expect(turn.payments.map((payment) => payment.move)).toEqual(['by blue', 'by red', 'by wilds'])
    turn.cancel()
    expect(turn.payments).toEqual([])
  })

  it('puts down the picked souvenir, else the first', () => {
    const { turn, played } = turnWith({
      places: ['bell a', 'bell b', 'loaf a'].map((choice) => {
        const [symbol = '', place = ''] = choice.split(' ')
        return { move: `place ${choice}`, symbol, place }
      }),
    })
    expect(turn.symbol).toBe('bell')
    turn.place('b')
    turn.pick('loaf')
    turn.place('a')
    turn.place('b')
    expect(played).toEqual(['place bell b', 'place loaf a'])
  })
})

describe('keeping tickets', () => {
  const ways = [['a--b'], ['c--d'], ['a--b', 'c--d']].map((tickets) => ({ move: `keep ${tickets.join(' ')}`, tickets }))

  it('is possible exactly where a move names the same tickets', () => {
    expect(keepMove(ways, new Set())).toBeNull()
    expect(keepMove(ways, new Set(['c--d']))).toBe('keep c--d')
    expect(keepMove(ways, new Set(['c--d', 'a--b']))).toBe('keep a--b c--d')
    expect(keepMove(ways, new Set(['c--d', 'x--y']))).toBeNull()
  })

  it('asks for as many as the smallest way has', () => {
    expect(fewestTickets(ways)).toBe(1)
    expect(fewestTickets(ways.slice(2))).toBe(2)
  })
})

describe('the status line', () => {
  const names = ['Ada', 'Ben']
  const line = (
    view: Pick<ViewData, 'phase' | 'turn'>,
    seats: number[],
    pass: string | null = null,
    some: { readonly turns_left?: number; readonly decider?: number; readonly chosenFirst?: readonly string[] } = {},
  ) => {
    const decider = view.turn !== null && seats.includes(view.turn) ? view.turn : null
    const choices = { ...legalChoices(null), pass }
    const { turns_left = null, ...known } = some
    return turnStatus({
      view: viewOf({ ...view, turns_left }),
      choices,
      names,
      you: { seats },
      decider,
      chosenFirst: null,
      ...known,
    })!
  }

  it('tells whose turn it is and what to do', () => {
    expect(line({ phase: 'turn', turn: 0 }, [0])).toMatchObject({ key: 'game-do-turn', mine: true })
    expect(line({ phase: 'second-card', turn: 1 }, [0])).toMatchObject({
      key: 'game-wait-second-card',
      facts: { name: 'Ben' },
      mine: false,
    })
    expect(line({ phase: 'turn', turn: 0 }, [])).toMatchObject({ mine: false })
    expect(line({ phase: 'over', turn: null }, [0]).key).toBe('game-over')
  })

  it('names the one at a shared screen, and says when only passing is left', () => {
    expect(line({ phase: 'turn', turn: 1 }, [0, 1]).facts).toEqual({
      name: 'Ben',
      several: 'true',
      last: 'false',
    })
    expect(line({ phase: 'turn', turn: 0 }, [0], 'pass').key).toBe('game-do-pass')
  })

  it('lets everybody choose first tickets at once', () => {
    const first = { phase: 'first-keep', turn: 1 } as const
    expect(line(first, [0], null, { decider: 0 })).toMatchObject({ key: 'game-do-first-keep', mine: true })
    expect(line(first, [0], null, { chosenFirst: ['a--b'] })).toMatchObject({
      key: 'game-wait-first-chosen',
      mine: false,
    })
  })

  it('says which turn is the last', () => {
    expect(line({ phase: 'turn', turn: 0 }, [0], null, { turns_left: 2 }).facts).toMatchObject({ last: 'true' })
    expect(line({ phase: 'turn', turn: 0 }, [0]).facts).toMatchObject({ last: 'false' })
  })
})

describe('the clock', () => {
  it.each([
    [7, '0:07'],
    [750, '12:30'],
    [11_100, '3:05:00'],
    [259_200, '3 d 0:00'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})

/** An element that lies inside whatever matches. */
class Inside {
  readonly within: string
  constructor(within: string) {
    this.within = within
  }

  closest(selector: string): Inside | null {
    return this.within && selector.includes(this.within) ? this : null
  }
}
vi.stubGlobal('Element', Inside)

describe('keys', () => {
  const press = (key: string, more: object = {}) =>
    pressed({ key, target: new Inside(''), ...more } as unknown as KeyboardEvent)

  it('are letters where somebody types, and belong to an open dialog', () => {
    expect(press('d', { target: new Inside('textarea') })).toBeNull()
    expect(press('1', { target: new Inside('dialog') })).toBeNull()
  })

  it('mean deeds, in either case', () => {
    expect(press('3')).toMatchObject({ shortcut: 'slot', slot: 2 })
    expect(press('D')?.shortcut).toBe('draw')
    expect(press('d')?.shortcut).toBe('draw')
    expect(press('+')).toMatchObject({ shortcut: 'zoom', by: 1.6 })
    expect(press('0')).toMatchObject({ shortcut: 'zoom', by: null })
    expect(press('?')?.shortcut).toBe('help')
    expect(press('Escape')?.shortcut).toBe('cancel')
    expect(press('x')).toBeNull()
  })

  it('mean nothing as single letters where these are switched off', () => {
    const event = (key: string) => ({ key, target: new Inside('') }) as unknown as KeyboardEvent
    expect(pressed(event('d'), false)).toBeNull()
    expect(pressed(event('3'), false)).toBeNull()
    expect(pressed(event('Escape'), false)?.shortcut).toBe('cancel')
  })

  it('belong to the browser with a modifier, and repeat nothing', () => {
    expect(press('d', { ctrlKey: true })).toBeNull()
    expect(press('t', { metaKey: true })).toBeNull()
    expect(press('d', { repeat: true })).toBeNull()
  })
})
