/** Which sounds belong to a step. */

import type { City } from '../cities/city'
import type { Event, Step } from '../wire'

export type SoundName =
  | 'draw'
  | 'take'
  | 'fill'
  | 'shuffle'
  | 'claim'
  | 'ticket'
  | 'souvenir'
  | 'pass'
  | 'undo'
  | 'turn'
  | 'hurry'
  | 'refused'
  | 'said'
  | 'last-round'
  | 'end'
  | 'win'

export interface Sound {
  readonly name: SoundName
  /** How many pieces or cards one hears. */
  readonly count: number
  /** Higher or lower: each kind of vehicle has its own pitch. */
  readonly pitch?: number
}

/** The sounds of a step, in the order in which things happened. */
export function soundsOf(step: Step, city: City): Sound[] {
  if (step.undone > 0) return [{ name: 'undo', count: step.undone }]
  return step.events.map((event) => soundOf(event, city))
}

function soundOf(event: Event, city: City): Sound {
  switch (event.type) {
    case 'drew':
      return { name: 'draw', count: 1 }
    case 'took':
      return { name: 'take', count: 1 }
    case 'filled':
      return { name: 'fill', count: 1 }
    case 'swept':
    case 'shuffled':
      return { name: 'shuffle', count: 1 }
    case 'claimed': {
      const route = city.route(event.route)
      const kind = city.info.vehicles.findIndex((vehicle) => vehicle.id === route.vehicle)
      return { name: 'claim', count: route.pieces, pitch: Math.max(0, kind) }
    }
    case 'souvenir':
    case 'placed':
      return { name: 'souvenir', count: 1 }
    case 'offered':
    case 'kept':
      return { name: 'ticket', count: event.count }
    case 'passed':
      return { name: 'pass', count: 1 }
    case 'last-round':
      return { name: 'last-round', count: 1 }
    case 'ended':
      return { name: 'end', count: 1 }
  }
}
