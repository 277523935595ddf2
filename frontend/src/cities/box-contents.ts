/** What is in a city's box, from its facts. */

import { listed } from '../i18n/formatting'
import { t } from '../i18n/translator.svelte'
import type { CityInfo } from '../wire'
import { vehiclesText } from './vehicle-text'

/** "2–4 players · 17 buses · 20 tickets · districts" */
export function boxContents(city: CityInfo): string {
  const [fewest, most] = city.players
  return [
    t('home-players', { fewest, most }),
    listed(city.vehicles.map((vehicle) => vehiclesText(vehicle, vehicle.count))),
    t('count-tickets', { count: city.tickets.length }),
    ...specials(city),
  ].join('\u00a0· ') // a dot never begins a line
}

/** What a city has that not every city has. */
function specials(city: CityInfo): string[] {
  return [
    ...(city.districts.length ? [t('home-has-districts')] : []),
    ...(city.souvenirs ? [t('home-has-souvenirs')] : []),
    ...(city.routes.some((route) => route.ferries > 0) ? [t('home-has-ferries')] : []),
  ]
}
