/** How far somebody has seen each table on this device, so that a reload can show what was missed. */

import { whenIdle } from '../browser/scheduling'
import { remember, rememberedJson } from '../browser/storage'

const TABLES = 20 // the latest ones: what a browser keeps must not grow with every game

type Seen = readonly (readonly [table: string, version: number])[]

/** The last version that was on the screen; null for a table that never was. */
export function seenUpTo(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null
}

export function rememberSeen(table: string, version: number): void {
  const others = read().filter(([id]) => id !== table)
  remember('seen', JSON.stringify([...others, [table, version]].slice(-TABLES)))
}

/** Remembers what is on the screen of a table when the browser has time for it. */
export class SeenVersionWriter {
  readonly #table: string
  #version: number | null = null
  #cancelWait: (() => void) | undefined

  constructor(table: string) {
    this.#table = table
  }

  note(version: number): void {
    this.#version = version
    this.#cancelWait ??= whenIdle(() => this.write())
  }

  /** Remembers at once what was noted. */
  write(): void {
    this.#cancelWait?.()
    this.#cancelWait = undefined
    if (this.#version !== null) rememberSeen(this.#table, this.#version)
    this.#version = null
  }
}

function read(): Seen {
  const kept = rememberedJson('seen')
  return Array.isArray(kept) ? kept.filter(isSeen) : []
}

function isSeen(entry: unknown): entry is Seen[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
