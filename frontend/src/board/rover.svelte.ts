/** The keyboard on the board: one stop of the tab key, and arrows from route to route. */

import type { City } from '../table/city'
import { byLetter, inReadingOrder, towards, type Direction, type Target } from './aim'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** How much nearer a key brings the board; null is back to all of it. */
export const ZOOMS: Readonly<Record<string, number | null>> = { '+': 1.6, '-': 1 / 1.6, '0': null }

/** What the keyboard can reach: all routes, and the places that can be chosen. */
export function targetsOf(city: City, places: ReadonlySet<string>): Target[] {
  const routes = city.info.routes.map(({ id, middle: [x, y] }): Target => ({ kind: 'route', id, at: [x, y] }))
  const chosen = city.info.places
    .filter(({ id }) => places.has(id))
    .map(({ id, x, y }): Target => ({ kind: 'place', id, at: [x, y] }))
  return inReadingOrder([...routes, ...chosen])
}

export class Rover {
  /** The one target that the tab key stops at. */
  current = $state.raw<Target | null>(null)

  readonly #city: City
  readonly #targets: () => readonly Target[]
  readonly #choosable: (target: Target) => boolean

  constructor(city: City, targets: () => readonly Target[], choosable: (target: Target) => boolean) {
    this.#city = city
    this.#targets = targets
    this.#choosable = choosable
  }

  isCurrent({ kind, id }: Pick<Target, 'kind' | 'id'>): boolean {
    return this.current?.kind === kind && this.current.id === id
  }

  find(kind: string, id: string): Target | null {
    return this.#targets().find((target) => target.kind === kind && target.id === id) ?? null
  }

  /** The tab key shall stop at something that can be chosen, if anything can. */
  rest(): void {
    const targets = this.#targets()
    const still = this.current && targets.find((target) => this.isCurrent(target))
    if (still && (this.#choosable(still) || !targets.some(this.#choosable))) return
    this.current = targets.find(this.#choosable) ?? targets[0] ?? null
  }

  /** Where a key leads to; null where it means nothing here. Shift leads only to what can be chosen. */
  follow(event: KeyboardEvent): Target | null {
    const targets = this.#targets()
    const from = this.current ?? targets[0]
    const direction = ARROWS[event.key]
    const reached = event.shiftKey ? targets.filter(this.#choosable) : targets
    if (direction && from) return towards(from.at, direction, reached)
    if (event.key === 'Home') return targets[0] ?? null
    if (event.key === 'End') return targets[targets.length - 1] ?? null
    if (event.shiftKey && /^\p{Letter}$/u.test(event.key)) return this.#named(event.key, targets)
    return null
  }

  /** The next target that can be chosen, in reading order, going round. */
  next(step: 1 | -1): Target | null {
    const targets = this.#targets().filter(this.#choosable)
    const at = targets.findIndex((target) => this.isCurrent(target))
    if (at < 0) return (step > 0 ? targets[0] : targets[targets.length - 1]) ?? null
    return targets[(at + step + targets.length) % targets.length] ?? null
  }

  #named(letter: string, targets: readonly Target[]): Target | null {
    const names = ({ kind, id }: Target) => {
      const places = kind === 'place' ? [id] : [this.#city.route(id).a, this.#city.route(id).b]
      return places.map((place) => this.#city.place(place).name)
    }
    return byLetter(letter, targets, targets.findIndex((target) => this.isCurrent(target)), names)
  }
}

export function isArrow(key: string): boolean {
  return key in ARROWS
}
