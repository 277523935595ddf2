/** Where in the app one is. Addresses are real ones: the server answers all of them with the same page. */

import { pathOnSite, sitePath } from '../browser/site'

export type Screen =
  | { readonly name: 'home' }
  /** `edition` is the hash of a pack that a guest brought, or empty. */
  | { readonly name: 'new'; readonly city: string; readonly edition: string }
  | { readonly name: 'table'; readonly table: string }
  | { readonly name: 'local'; readonly table: string }
  /** `game` says which one, where it is at no server's table. */
  | { readonly name: 'replay'; readonly table: string; readonly number: string; readonly game: string }
  | { readonly name: 'rules'; readonly city: string | null; readonly edition: string }
  | { readonly name: 'learn' }
  | { readonly name: 'lesson'; readonly lesson: string }
  | { readonly name: 'puzzle'; readonly puzzle: string }
  | { readonly name: 'device'; readonly code: string }
  | { readonly name: 'workshop'; readonly draft: string }
  | { readonly name: 'about' }
  | { readonly name: 'nowhere' }

const ADDRESSES: readonly (readonly [RegExp, (part: string, fragment: string) => Screen])[] = [
  [/^\/$/, () => ({ name: 'home' })],
  [/^\/new\/([^/]+(?:\/[0-9a-f]{64})?)$/, (of) => ({ name: 'new', ...editionIn(of) })],
  [/^\/t\/([^/]+)$/, (table) => ({ name: 'table', table })],
  [/^\/local$/, (_, fragment) => onDevice(fragment)], // of this device alone: no server needs to know
  [/^\/game$/, (_, fragment) => ({ name: 'replay', table: '', number: '', game: namedIn(fragment) })],
  [/^\/game\/([^/]+(?:\/\d+)?)$/, (of) => replayAt(...(of.split('/') as [string, string?]))],
  [/^\/rules$/, () => ({ name: 'rules', city: null, edition: '' })],
  [/^\/rules\/([^/]+(?:\/[0-9a-f]{64})?)$/, (of) => ({ name: 'rules', ...editionIn(of) })],
  [/^\/learn$/, () => ({ name: 'learn' })],
  [/^\/learn\/([^/]+)$/, (lesson) => ({ name: 'lesson', lesson })],
  [/^\/puzzles\/([^/]+)$/, (puzzle) => ({ name: 'puzzle', puzzle })],
  [/^\/device$/, (_, code) => ({ name: 'device', code })], // a fragment is in no server's log
  [/^\/device\/([^/]+)$/, (code) => ({ name: 'device', code })], // links made before that
  [/^\/workshop$/, (_, draft) => ({ name: 'workshop', draft })],
  [/^\/about$/, () => ({ name: 'about' })],
]

/** The screen that an address shows. */
function screenOf(path: string, fragment = ''): Screen {
  for (const [pattern, make] of ADDRESSES) {
    const found = pattern.exec(path)
    if (found) return make(decoded(found[1] ?? ''), decoded(fragment.slice(1)))
  }
  return { name: 'nowhere' }
}

/** `toytown`, or `toytown/` and the hash of its pack. */
function editionIn(of: string): { city: string; edition: string } {
  const [city = '', edition = ''] = of.split('/')
  return { city, edition }
}

const NEW_HERE = 'new/'

/** A table on this device, or the page where one chooses who plays a city that is kept on it. */
function onDevice(fragment: string): Screen {
  if (fragment.startsWith(NEW_HERE)) return { name: 'new', ...editionIn(fragment.slice(NEW_HERE.length)) }
  return { name: 'local', table: fragment }
}

/** The address where one chooses who plays a city of this device. A host of plain files has a page there too. */
export function newTableHere(city: string, edition: string): string {
  return `/local#${NEW_HERE}${city}/${edition}`
}

function replayAt(table: string, number = ''): Screen {
  return { name: 'replay', table, number, game: '' }
}

/** The part of a fragment that names a game; the rest says where in it one is, which changes with every step. */
function namedIn(fragment: string): string {
  return fragment.split('&').find((said) => /^(local|record)=/.test(said)) ?? ''
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a broken address names nothing that exists
  }
}

/** Screens that a fragment says something to. On others it is a place on the page. */
const IN_FRAGMENT: readonly Screen['name'][] = ['local', 'replay', 'workshop']

class Router {
  #path = $state(pathOnSite(location.pathname))
  #fragment = $state(location.hash)
  readonly screen = $derived(screenOf(this.#path, this.#fragment))

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  /** Goes to an address of ours without loading the page anew. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', sitePath(path))
    this.#read()
    scrollTo(0, 0)
  }

  #read(): void {
    this.#path = pathOnSite(location.pathname)
    this.#fragment = location.hash
  }

  /** Links stay links: only a plain click on one of ours is taken over. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    const address = new URL(link.href)
    const path = pathOnSite(address.pathname)
    const { name } = screenOf(path)
    if (address.origin !== location.origin || name === 'nowhere' || (address.hash && !IN_FRAGMENT.includes(name)))
      return
    event.preventDefault()
    this.go(path + address.hash)
  }
}

export const router = new Router()
