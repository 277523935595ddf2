/** Which cards the others may have drawn unseen, so that each could pay what it paid and holds now what it holds. */

import { sha256 } from '../../browser/sha256'

/** A card that went from a stack to a seat: which stack, and which card of it from the top. */
export interface Draw {
  readonly seat: number
  readonly stack: number
  readonly at: number
}

/** Cards of a kind that a seat took face up, or paid (below 0), after so many draws of all seats. */
export interface OpenChange {
  readonly seat: number
  readonly kind: number
  readonly count: number
  readonly after: number
}

export interface Question {
  /** The draws to be answered, and how many draws of all seats came before each. */
  readonly draws: readonly (Draw & { readonly number: number })[]
  readonly changes: readonly OpenChange[]
  /** The real stacks, as kinds. Those that are drawn empty keep their cards, only in another order. */
  readonly stacks: readonly (readonly number[])[]
  /** What each seat holds now, by kind. */
  readonly hands: readonly (readonly number[])[]
  /** What each seat has drawn from the last stack, by kind. */
  readonly fresh: readonly (readonly number[])[]
  readonly seed: string
}

export interface Answer {
  readonly draw: Draw
  readonly kind: number
}

/**
 * Kinds for all draws, or null where none are found. A seat draws first what it will pay first; else chance decides.
 * With several opponents that may miss an answer that exists: then another deal is asked about.
 */
export function drawnCards({ draws, changes, stacks, hands, fresh, seed }: Question): Answer[] | null {
  const last = stacks.length - 1
  const kinds = [...(hands[0] ?? []).keys()]
  const held = hands.map(() => kinds.map(() => 0))
  const below = chances(seed)
  // What is left to be drawn: by each seat from the last stack and before, and from each earlier stack.
  const late = fresh.map((cards) => [...cards])
  const early = hands.map((cards, seat) =>
    cards.map((count, kind) => count - paidAndTaken(seat, kind) - late[seat]![kind]!),
  )
  const left = stacks.map((cards, stack) => {
    const places = draws.filter((draw) => draw.stack === stack)
    return kinds.map((kind) => places.filter(({ at }) => cards[at] === kind).length)
  })
  const answers: Answer[] = []
  let next = 0
  for (const draw of draws) {
    for (; next < changes.length && changes[next]!.after <= draw.number; next++) change(changes[next]!)
    const { seat, stack } = draw
    const own = stack === last ? late[seat]! : early[seat]!
    const possible = kinds.filter((kind) => own[kind]! > 0 && (stack === last || left[stack]![kind]! > 0))
    if (!possible.length) return null
    const due = possible.map((kind) => neededAt(seat, kind))
    const first = Math.min(...due)
    const soonest = possible.filter((_, at) => due[at] === first)
    const kind = soonest[first === Infinity ? below(soonest.length) : 0]!
    own[kind]! -= 1
    if (stack !== last) left[stack]![kind]! -= 1
    held[seat]![kind]! += 1
    answers.push({ draw, kind })
  }
  return answers

  function paidAndTaken(seat: number, kind: number): number {
    return changes.reduce((sum, one) => sum + (one.seat === seat && one.kind === kind ? one.count : 0), 0)
  }

  function change({ seat, kind, count }: OpenChange): void {
    held[seat]![kind]! += count
  }

  /** The change at which a seat runs out of a kind, unless it draws one before. */
  function neededAt(seat: number, kind: number): number {
    let count = held[seat]![kind]!
    for (let at = next; at < changes.length; at++) {
      const one = changes[at]!
      if (one.seat !== seat || one.kind !== kind) continue
      count += one.count
      if (count < 0) return at
    }
    return Infinity
  }
}

/** Numbers below a bound that always come in the same order for the same seed. */
function chances(seed: string): (bound: number) => number {
  let count = 0
  return (bound) => Number.parseInt(sha256(`${seed} draw ${count++}`).slice(0, 8), 16) % bound
}
