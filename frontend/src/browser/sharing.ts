/** Handing an address to somebody: by the clipboard or by whatever the device has for sharing. */

import { saveBlob } from './saving'
import { sitePath } from './site'

/** The full address of a page of ours. */
export function addressOf(path: string): string {
  return new URL(sitePath(path), location.href).href
}

/** Whether an address means this very machine, so that nobody else can use it. */
export function onlyHere(address: string): boolean {
  const { hostname } = new URL(address)
  return ['localhost', '[::1]'].includes(hostname) || hostname.startsWith('127.') || hostname.endsWith('.localhost')
}

/** Puts a text on the clipboard; false where the browser will not. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the share sheet. Closing it without sharing is no error. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

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
  saveBlob(name, picture)
  return 'saved'
}
