/** Edits of cards and pieces. */

import { freeId, GRAY, idFrom, type Pack, type PackNames, type PackVehicle } from '../pack'
import { withBoard, withKeys } from './places'

/** The number of cards of a colour; null removes it, and its routes become grey. */
export function setColour(pack: Pack, colour: string, count: number | null): Pack {
  const { [colour]: _, ...rest } = pack.cards.colours
  const colours = count === null ? rest : { ...pack.cards.colours, [colour]: count }
  const next = { ...pack, cards: { ...pack.cards, colours } }
  if (count !== null) return next
  return withBoard(next, {
    routes: pack.board.routes.map((route) => (route.colour === colour ? { ...route, colour: GRAY } : route)),
  })
}

export function changeVehicle(pack: Pack, at: number, some: Partial<Record<keyof PackVehicle, unknown>>): Pack {
  return {
    ...pack,
    vehicles: pack.vehicles.map((vehicle, index) => (index === at ? withKeys(vehicle, some) : vehicle)),
  }
}

/** Another id for a kind of piece, wherever it is named. */
export function changeVehicleId(pack: Pack, at: number, text: string): Pack {
  const from = pack.vehicles[at]?.id ?? ''
  const others = new Set(pack.vehicles.filter((_, index) => index !== at).map(({ id }) => id))
  const to = freeId(idFrom(text, from), others)
  const routes = pack.board.routes.map((route) => (route.vehicle === from ? { ...route, vehicle: to } : route))
  const next = withBoard(changeVehicle(pack, at, { id: to }), { routes })
  return pack.names ? { ...next, names: withVehicle(pack.names, from, to) } : next
}

function withVehicle(names: NonNullable<Pack['names']>, from: string, to: string): NonNullable<Pack['names']> {
  const moved = (told: PackNames): PackNames => {
    const { [from]: said, ...rest } = told.vehicles ?? {}
    return said === undefined ? told : { ...told, vehicles: { ...rest, [to]: said } }
  }
  return Object.fromEntries(Object.entries(names).map(([language, told]) => [language, moved(told)]))
}

/** The points for a length; null takes the length away. */
export function setPoints(pack: Pack, at: number, length: number, points: number | null): Pack {
  const { [length]: _, ...rest } = pack.vehicles[at]?.points ?? {}
  return changeVehicle(pack, at, { points: points === null ? rest : { ...rest, [length]: points } })
}

const MORE = ['subway', 'bus', 'cable-car', 'tram']

export function addVehicle(pack: Pack): Pack {
  const taken = new Set(pack.vehicles.map(({ id }) => id))
  const id = MORE.find((one) => !taken.has(one)) ?? freeId('wagon', taken)
  const first = pack.vehicles[0]
  const vehicle: PackVehicle = {
    id,
    name: id.replaceAll('-', ' '),
    count: 5,
    pieces: 'one',
    points: first?.points ?? { 1: 1 },
  }
  return { ...pack, vehicles: [...pack.vehicles, vehicle] }
}

/** Removes a kind of piece. Its routes are for the first one then. */
export function removeVehicle(pack: Pack, at: number): Pack {
  const gone = pack.vehicles[at]
  const vehicles = pack.vehicles.filter((_, index) => index !== at)
  const [first] = vehicles
  if (!gone || !first) return pack
  return withBoard(
    { ...pack, vehicles },
    {
      routes: pack.board.routes.map((route) =>
        route.vehicle === gone.id || route.vehicle === first.id ? withKeys(route, { vehicle: undefined }) : route,
      ),
    },
  )
}
