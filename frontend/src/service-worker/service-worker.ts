/**
 * Keeps the files of one version of this site, so that it works without a network.
 *
 * It keeps files that are the same for everyone and whose addresses change with their content. What the server
 * answers is never kept: nothing private can be left behind. A page is always asked for first, and its own version
 * decides which files it loads. So an old page keeps its old files until it is loaded anew.
 */

/** What the server, or whoever wrote the site, has put before this script. Addresses begin where the site does. */
interface Release {
  readonly version: string
  readonly shell: string
  readonly files: readonly string[]
  /** Files that only the workshop needs. They are kept from the first time that a page asks for them. */
  readonly later: readonly string[]
  /** What the expert has learned, one of the files. A page checks it, and asks anew for one that is damaged. */
  readonly network: string
}

const worker = self as unknown as ServiceWorkerGlobalScope & { readonly release: Release }
const { version, shell, files, later, network } = worker.release
const SITE = new URL('./', worker.location.href)
const SHELL = new URL(shell, SITE).href
// Other sites of the same host have caches, too. A page holds a lock of the same name while it is open.
const CACHES = `crosstown ${SITE.pathname} `
const OWN = CACHES + version

const FOLDERS = ['assets/', 'cities/'].map((name) => SITE.pathname + name)
const LATER = new Set(later.map((name) => new URL(name, SITE).href))
const NETWORK = new URL(network, SITE).href
const API = `${SITE.pathname}api/`
const AT_ONCE = 6
const PATIENCE = 4000 // milliseconds until the kept page is shown instead of one that does not come
const TRY_AGAIN = [1000, 4000, 15_000]
const BUSY = [429, 502, 503, 504]

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(forgetOldVersions())) // a page was opened
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== SITE.origin || !pathname.startsWith(SITE.pathname)) return
  if (mode === 'navigate') {
    if (!pathname.startsWith(API)) event.respondWith(page(event))
  } else if (FOLDERS.some((folder) => pathname.startsWith(folder))) event.respondWith(file(event.request))
})

/** What was kept before an interruption, or by an earlier version, is not fetched again. */
async function install(): Promise<void> {
  try {
    const cache = await caches.open(OWN)
    await keepShell(cache)
    const wanted = files.map((name) => new URL(name, SITE).href).reverse()
    await Promise.all(Array.from({ length: AT_ONCE }, () => keepAll(cache, wanted)))
  } catch (error) {
    // There is no room: the games that are kept on this device need it more.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(OWN)
    throw error
  }
  await worker.skipWaiting() // old pages do not mind: their files are still there
}

/** The page that is shown at every address. Its files begin where the site does, not where the page is shown. */
async function keepShell(cache: Cache): Promise<void> {
  const response = await fetched(SHELL, { cache: 'no-cache' })
  const html = await response.text()
  if (!html.includes(version)) throw new Error('the site is just being changed')
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name) // of the text as it came
  await cache.put(SHELL, new Response(html.replaceAll('="./', `="${SITE.pathname}`), { headers }))
}

async function keepAll(cache: Cache, wanted: string[]): Promise<void> {
  for (let address = wanted.pop(); address; address = wanted.pop()) {
    if (await cache.match(address)) continue
    await cache.put(address, (await kept(address)) ?? (await fetched(address)))
  }
}

async function fetched(address: string, init?: RequestInit): Promise<Response> {
  for (const pause of [...TRY_AGAIN, null]) {
    const response = await fetch(address, init)
    if (response.ok) return response
    if (pause === null || !BUSY.includes(response.status)) throw new Error(`${response.status}: ${address}`)
    await after(pause)
  }
  throw new Error(address)
}

async function activate(): Promise<void> {
  await worker.clients.claim()
  await forgetOldVersions()
  for (const client of await worker.clients.matchAll()) client.postMessage({ version })
}

/** Forgets versions that no open page uses, but not the last one: a page of it may just be loading. */
async function forgetOldVersions(): Promise<void> {
  const { held } = await navigator.locks.query()
  const used = new Set([OWN, ...(held ?? []).map(({ name }) => name)])
  const names = (await ownCaches()).filter((name) => name !== OWN)
  for (const name of names.slice(0, -1)) if (!used.has(name)) await caches.delete(name)
}

/** The caches of this site, the oldest first. */
async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHES))
}

/** A page as the server has it now; where none comes, the one that is kept. */
async function page(event: FetchEvent): Promise<Response> {
  const coming = fetch(event.request) // not asked for in advance: Firefox shows nothing at all if that fails
  event.waitUntil(coming.catch(() => undefined))
  const came = await Promise.race([coming, after(PATIENCE)]).catch(() => undefined)
  if (came && !BUSY.includes(came.status)) return came
  return (await caches.match(SHELL, { cacheName: OWN })) ?? coming
}

async function file(request: Request): Promise<Response> {
  const found = await kept(request.url)
  const isNetwork = request.url === NETWORK
  // Only the network is asked for anew by a page. Developer tools may ask so for all files, offline too.
  if (found && !(isNetwork && request.cache === 'reload')) return found
  try {
    const response = await fetch(request)
    if (response.ok && (isNetwork || LATER.has(request.url))) await keepIfThereIsRoom(request.url, response.clone())
    return response
  } catch (error) {
    if (found) return found
    throw error
  }
}

async function keepIfThereIsRoom(address: string, response: Response): Promise<void> {
  try {
    await (await caches.open(OWN)).put(address, response)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // as where there is no room
  }
}

/** A file of any version that is kept; of this one first. */
async function kept(address: string): Promise<Response | undefined> {
  const own = await caches.match(address, { cacheName: OWN, ignoreVary: true })
  if (own) return own
  for (const cacheName of await ownCaches()) {
    const other = await caches.match(address, { cacheName, ignoreVary: true })
    if (other) return other
  }
  return undefined
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), milliseconds))
}
