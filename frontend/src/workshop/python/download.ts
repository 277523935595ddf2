/** Files that are fetched together, with the progress of all of them. */

export type Tell = (loaded: number, total: number) => void

/** The contents of the files. Sizes are counted as they are unpacked, because a host may send them compressed. */
export async function download(
  addresses: readonly string[],
  sizes: readonly number[],
  tell: Tell,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const loaded = addresses.map(() => 0)
  return Promise.all(
    addresses.map((address, index) =>
      downloadOne(address, (bytes) => {
        loaded[index] = bytes
        tell(
          loaded.reduce((sum, size) => sum + size, 0),
          total,
        )
      }),
    ),
  )
}

async function downloadOne(address: string, tell: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${address}`)
  const parts: Uint8Array[] = []
  let size = 0
  const reader = response.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    size += read.value.length
    tell(size)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
