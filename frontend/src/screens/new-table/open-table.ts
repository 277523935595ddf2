/** Opening a table and going there. Whoever has no name yet becomes a guest on the way. */

import { router } from '../../app/router.svelte'
import { deviceCity } from '../../cities/device-cities'
import { bringCity } from '../../cities/guest-cities'
import { ask } from '../../connection/http-api'
import { newCommandId } from '../../connection/table-connection'
import { isForThisDevice, newTableId, wantTable } from '../../local-table/tables-to-open'
import { drawContribution, keepSeal, noteGiven } from '../../fair-deal/fair-deal'
import type { NewTable } from '../../wire'
import { guest } from '../profile/guest.svelte'

/** A game without other people is played on this device, where that is possible, and costs no server anything. */
export async function openTable(wanted: NewTable): Promise<void> {
  if (isForThisDevice(wanted)) {
    router.go(wantTable(newTableId(), { wanted: { wanted, name: guest.nameHere() } }))
    return
  }
  await guest.introduce()
  const own = wanted.edition ? await deviceCity(wanted.edition) : null
  if (own) await bringCity(own.pack)
  const { id, path, server_seal } = await ask('POST /api/tables', { body: { ...wanted, contributing: true } })
  const seat = wanted.seats.findIndex(({ type }) => type === 'me' || type === 'beside')
  // The table's own page adds to the shuffle too, if this fails: the game has waited for it.
  if (seat >= 0 && server_seal !== null) await addToShuffle(id, server_seal, seat).catch(() => undefined)
  router.go(path)
}

/**
 * Brings a city of one's own to the server: the text of its pack. Goes to the page where one chooses who plays. Throws a
 * `Refusal` if the server does not take the city.
 */
export async function openTableWithCity(pack: string): Promise<void> {
  await guest.introduce()
  const { id, sha256 } = await bringCity(pack)
  router.go(`/new/${id}/${sha256}`)
}

/** Adds to the first shuffle, now that its seal is known. A table that is full begins with it. */
async function addToShuffle(table: string, seal: string, seat: number): Promise<void> {
  keepSeal(table, 1, seal, true, seat)
  const contribution = drawContribution(table, 1)
  if (contribution === null) return
  const body = { type: 'contribute', id: newCommandId(), contribution } as const
  await ask('POST /api/tables/{table}/commands', { path: { table }, body })
  noteGiven(table, 1)
}
