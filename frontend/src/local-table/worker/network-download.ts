/** Fetches the network of experts: whole and unharmed, or not at all. */

import { sha256 } from '../../browser/sha256'
import type { NetworkInfo } from '../../wire'

const PATIENCE = 10_000 // milliseconds

/** The file, or null where it does not come. */
export async function downloadNetwork(network: NetworkInfo): Promise<Uint8Array | null> {
  const file = await download(network.address, 'default')
  if (file === null || isWhole(file, network)) return file
  const again = await download(network.address, 'reload') // not what the device has kept
  return again && isWhole(again, network) ? again : null
}

function isWhole(file: Uint8Array, network: NetworkInfo): boolean {
  return sha256(file) === network.sha256
}

async function download(address: string, cache: RequestCache): Promise<Uint8Array | null> {
  try {
    const response = await fetch(address, { cache, signal: AbortSignal.timeout(PATIENCE) })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null // there is no connection, or it is too slow
  }
}
