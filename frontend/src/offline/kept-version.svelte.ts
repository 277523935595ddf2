/** Has the browser keep this site on the device, and tells when there is a newer version. */

import { BASE, sitePath, VERSION } from '../browser/site'

const LATER = 2000 // milliseconds after the page is there: what it shows first comes first
const HOUR = 3_600_000

class KeptVersion {
  /** Whether another version than this page's is kept by now. It is shown when the page is loaded anew. */
  outdated = $state(false)

  /** Begins when the page is there. Browsers offer this to safe sites only; all others work as long as they are online. */
  keep(): void {
    if (!VERSION || !('serviceWorker' in navigator)) return
    const begin = () => setTimeout(() => void this.#register(), LATER)
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
  }

  async #register(): Promise<void> {
    try {
      // As long as this page is open, its version is not forgotten.
      void navigator.locks.request(
        `crosstown ${BASE} ${VERSION}`,
        { mode: 'shared' },
        () => new Promise(() => undefined),
      )
      navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ version: string }>) => {
        this.outdated = data.version !== VERSION
      })
      const registration = await navigator.serviceWorker.register(sitePath('/service-worker.js'), {
        updateViaCache: 'none',
      })
      registration.active?.postMessage('opened')
      this.#lookForNewVersions(registration)
    } catch {
      // The browser does not want to, or has no room: the page works as long as it is online.
    }
  }

  /** A page may be open for days. */
  #lookForNewVersions(registration: ServiceWorkerRegistration): void {
    let looked = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - looked < HOUR) return
      looked = Date.now()
      registration.update().catch(() => undefined) // not now
    })
  }
}

export const keptVersion = new KeptVersion()
