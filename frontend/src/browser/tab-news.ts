/** News between the tabs and workers of this browser: the id of what one of them has changed. */
export class TabNews {
  readonly #name: string
  #channel: BroadcastChannel | null = null

  constructor(name: string) {
    this.#name = name
  }

  tell(id: string): void {
    if (!('BroadcastChannel' in globalThis)) return
    this.#channel ??= new BroadcastChannel(this.#name)
    this.#channel.postMessage(id)
  }

  /** Calls back whenever another tab or worker tells something. Returns how to stop listening. */
  hear(changed: (id: string) => void): () => void {
    if (!('BroadcastChannel' in globalThis)) return () => undefined
    const listening = new BroadcastChannel(this.#name)
    listening.onmessage = (event: MessageEvent<string>) => changed(event.data)
    return () => listening.close()
  }
}
