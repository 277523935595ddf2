/** A page for tests that run without a browser: just as much of it as a table needs. */

import { vi } from 'vitest'

class Page extends EventTarget {
  hidden = false
  title = ''
  readonly documentElement = { lang: '', dataset: {} as Record<string, string> }
  readonly icon = { href: 'http://table.test/favicon.svg' }

  querySelector(selector: string): { href: string } | null {
    return selector === 'link[rel="icon"]' ? this.icon : null
  }

  hide(hidden: boolean): void {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

class Counted extends EventTarget {
  listeners = 0

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1
    super.addEventListener(...args)
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1
    super.removeEventListener(...args)
  }
}

export const page = new Page()
/** The window's events, and how many listen to them. */
export const windowEvents = new Counted()
export const memory = new Map<string, string>()

vi.stubGlobal('document', page)
vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' })
vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents))
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('focus', vi.fn())
vi.stubGlobal('localStorage', {
  getItem: (name: string) => memory.get(name) ?? null,
  setItem: (name: string, value: string) => memory.set(name, value),
})

/** The browser's sockets: the test is the server at their other end. */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static forbidden = false

  readyState = 0
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: Record<string, unknown>[] = []
  readonly url: string

  constructor(url: string) {
    if (FakeSocket.forbidden) throw new Error('no sockets here')
    this.url = url
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
  }

  /** The server accepts and says something. */
  say(...messages: object[]): void {
    this.readyState = FakeSocket.OPEN
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The network breaks. */
  cut(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

vi.stubGlobal('WebSocket', FakeSocket)

export function freshPage(): void {
  FakeSocket.all = []
  FakeSocket.forbidden = false
  memory.clear()
  page.hidden = false
  page.title = ''
}
