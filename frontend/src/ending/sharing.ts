/** Handing the picture of a game to somebody: by the device's share sheet, else as a file. */

/** What became of it, for the page to tell. */
export type Shared = 'shared' | 'saved' | 'cancelled'

export async function sharePicture(picture: Blob, name: string, text: string, url: string): Promise<Shared> {
  const file = new File([picture], name, { type: picture.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      // The device says it can and then cannot: the file is still worth having.
    }
  }
  save(picture, name)
  return 'saved'
}

/** Saves a file. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
