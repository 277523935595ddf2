/** Opening a table and going there. Whoever has no name yet becomes a guest on the way. */

import { router } from '../../app/router.svelte'
import { ask } from '../../connection/http-api'
import type { NewTable } from '../../wire'
import { guest } from '../profile/guest.svelte'

export async function openTable(wanted: NewTable): Promise<void> {
  await guest.introduce()
  const { path } = await ask('POST /api/tables', { body: wanted })
  router.go(path)
}
