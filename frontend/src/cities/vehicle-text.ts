/** Vehicles in words: ours for kinds that we know, else the name that the city's pack gives. */

import { named } from '../i18n/terms'
import type { VehicleFacts } from './city'

type Named = Pick<VehicleFacts, 'id' | 'name'>

/** "4 buses" */
export function vehiclesText({ id, name }: Named, count: number): string {
  return named('vehicles', id, { count, name })
}

/** "tram route" */
export function vehicleRouteText({ id, name }: Named): string {
  return named('vehicle-route', id, { name })
}
