/** The keyboard on the board: the tab key stops once, arrows and letters go from route to route. */

import type { City } from '../../cities/city'
import type { Point } from '../geometry'

type Direction = 'left' | 'right' | 'up' | 'down'

/** Something on the board that can have the focus. */
export interface Target {
  readonly kind: 'route' | 'place'
  readonly id: string
  readonly at: Point
}

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

export class KeyboardNavigation {
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

  /** Puts the tab key's stop on something that can be chosen, if anything can. */
  settle(): void {
    const targets = this.#targets()
    const still = this.current && targets.find((target) => this.isCurrent(target))
    if (still && (this.#choosable(still) || !targets.some(this.#choosable))) return
    this.current = targets.find(this.#choosable) ?? targets[0] ?? null
  }

  /** Where a key leads; null if it means nothing here. With Shift, only to what can be chosen. */
  targetFor(event: KeyboardEvent): Target | null {
    const targets = this.#targets()
    const from = this.current ?? targets[0]
    const direction = ARROWS[event.key]
    const reached = event.shiftKey ? targets.filter(this.#choosable) : targets
    if (direction && from) return towards(from.at, direction, reached)
    if (event.key === 'Home') return targets[0] ?? null
    if (event.key === 'End') return targets[targets.length - 1] ?? null
    if (event.shiftKey && /^\p{Letter}$/u.test(event.key)) return this.#startingWith(event.key, targets)
    return null
  }

  /** The next target that can be chosen, in reading order, going round. */
  next(step: 1 | -1): Target | null {
    const targets = this.#targets().filter(this.#choosable)
    const at = targets.findIndex((target) => this.isCurrent(target))
    if (at < 0) return (step > 0 ? targets[0] : targets[targets.length - 1]) ?? null
    return targets[(at + step + targets.length) % targets.length] ?? null
  }

  #startingWith(letter: string, targets: readonly Target[]): Target | null {
    const names = ({ kind, id }: Target) => {
      const places = kind === 'place' ? [id] : [this.#city.route(id).a, this.#city.route(id).b]
      return places.map((place) => this.#city.place(place).name)
    }
    return byLetter(
      letter,
      targets,
      targets.findIndex((target) => this.isCurrent(target)),
      names,
    )
  }
}

export function isArrow(key: string): boolean {
  return key in ARROWS
}

const STEPS: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }

/** The next target in a direction: the nearest, where being off to the side counts more than being far. */
export function towards(from: Point, direction: Direction, targets: readonly Target[]): Target | null {
  const [stepX, stepY] = STEPS[direction]
  let best: Target | null = null
  let least = Infinity
  for (const target of targets) {
    const [dx, dy] = [target.at[0] - from[0], target.at[1] - from[1]]
    const ahead = dx * stepX + dy * stepY
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX)
    if (ahead < 1 || aside > 3 * ahead) continue
    const cost = ahead + 1.6 * aside
    if (cost < least) {
      least = cost
      best = target
    }
  }
  return best
}

/** Targets from the top left to the bottom right, as one reads. */
export function inReadingOrder(targets: readonly Target[]): Target[] {
  const row = ({ at }: Target) => Math.round(at[1] / 80)
  return [...targets].sort((a, b) => row(a) - row(b) || a.at[0] - b.at[0])
}

/** The first target after the current one with a name that begins with the letter; after the last comes the first. */
export function byLetter<T>(
  letter: string,
  targets: readonly T[],
  current: number,
  names: (target: T) => string[],
): T | null {
  const wanted = withoutAccents(letter)
  for (let step = 1; step <= targets.length; step += 1) {
    const target = targets[(current + step) % targets.length]
    if (target !== undefined && names(target).some((name) => withoutAccents(name).startsWith(wanted))) return target
  }
  return null
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
