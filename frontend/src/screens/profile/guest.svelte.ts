/** Who sits at this browser. There are no accounts: a name and a cookie. */

import { remember, remembered } from '../../browser/storage'
import { ask } from '../../connection/http-api'
import { t } from '../../i18n/translator.svelte'
import type { Device, Link } from '../../wire'

export const LONGEST_NAME = 24

class Guest {
  /** Undefined until the server has told; null for somebody who has no name yet. */
  name = $state<string | null | undefined>(undefined)
  /** Grows when this browser becomes somebody else: what the server tells is then another thing. */
  identity = $state(0)
  #loading: Promise<void> | null = null

  /** Asks who one is. Several parts of the page do at the same time; the server is asked once. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null))
    return this.#loading
  }

  async #load(): Promise<void> {
    this.name = (await ask('GET /api/me')).name
  }

  /** Takes a name: the first makes one a guest, another renames. */
  async call(name: string): Promise<void> {
    const known = this.name
    const answer = await ask('POST /api/me', { body: { name: name.trim() } })
    this.name = answer.name
    if (known === null) this.identity += 1
  }

  /** Whoever has no name gets a friendly one, so that nothing stands between a visitor and the first game. */
  async introduce(): Promise<void> {
    if (this.name === undefined) await this.load()
    if (this.name === null) await this.call(this.nameHere())
  }

  /** What one is called at a table on this device, which no server has to know. */
  nameHere(): string {
    if (this.name) return this.name
    const name = remembered('name') ?? suggestion()
    remember('name', name)
    return name
  }

  /** A way to another device: it works once, and for a short time. */
  link(): Promise<Link> {
    return ask('POST /api/me/link')
  }

  /** This device becomes the person's whose link it is. */
  async follow(code: string): Promise<void> {
    this.name = (await ask('POST /api/device', { body: { code } })).name
    this.identity += 1
  }

  async devices(): Promise<readonly Device[]> {
    return (await ask('GET /api/me/devices')).devices
  }

  /** Signs out on another device, and gives those that are left. */
  async endDevice(device: string): Promise<readonly Device[]> {
    return (await ask('DELETE /api/me/devices/{device}', { path: { device } })).devices
  }

  async endAllDevices(): Promise<void> {
    this.name = (await ask('DELETE /api/me/devices')).name
    this.identity += 1
  }

  async forget(): Promise<void> {
    this.name = (await ask('DELETE /api/me')).name
    this.identity += 1
  }
}

export const guest = new Guest()

/** A friendly name, as somebody might call themselves. */
export function suggestion(chance: () => number = Math.random): string {
  const names = t('home-guest-names')
    .split('|')
    .map((name) => name.trim())
  return names[Math.floor(chance() * names.length)] ?? ''
}
