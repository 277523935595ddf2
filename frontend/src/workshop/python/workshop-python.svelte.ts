/** Calls of Python from the workshop's page. The worker is started by the first of them. */

import type { CallError, FromPython, ToPython } from './python-messages'

/** Why a call gave nothing, by a code that never changes. */
export class PythonError extends Error {
  readonly code: string
  readonly offender: string

  constructor({ code, message, offender }: CallError) {
    super(message)
    this.code = code
    this.offender = offender
  }
}

interface Waiting {
  readonly resolve: (value: never) => void
  readonly reject: (error: PythonError) => void
}

export class WorkshopPython {
  /** How much of Python has come: from 0 to 1. */
  progress = $state(0)
  ready = $state(false)
  /** Why there is no Python here; null if there is, or will be. */
  failed = $state<PythonError | null>(null)
  #worker: Worker | null = null
  #calls = 0
  readonly #waiting = new Map<number, Waiting>()

  /** Loads Python, if that has not begun yet. */
  load(): void {
    if (this.#worker) return
    this.failed = null
    this.#worker = new Worker(new URL('./python-worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = (event: MessageEvent<FromPython>) => this.#hear(event.data)
    this.#worker.onerror = (event) => this.#fail({ code: 'python-crashed', message: event.message, offender: '' })
  }

  /** Calls one of `crosstown.workshop.page_calls`. It fails with a `PythonError`. */
  call<T = unknown>(name: string, ...args: readonly unknown[]): Promise<T> {
    this.load()
    const id = ++this.#calls
    const message: ToPython = { id, name, args }
    this.#worker!.postMessage(message)
    return new Promise<T>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #hear(told: FromPython): void {
    switch (told.type) {
      case 'progress':
        this.progress = told.loaded / told.total
        return
      case 'ready':
        this.ready = true
        return
      case 'failed':
        return this.#fail(told.error)
      case 'answer':
        return this.#answer(told)
    }
  }

  #answer({ id, value, error }: FromPython & { type: 'answer' }): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new PythonError(error))
    else waiting?.resolve(value as never)
  }

  /** The next call starts another worker. */
  #fail(error: CallError): void {
    this.#worker?.terminate()
    this.#worker = null
    this.ready = false
    this.progress = 0
    this.failed = new PythonError(error)
    for (const { reject } of this.#waiting.values()) reject(this.failed)
    this.#waiting.clear()
  }
}

export const workshopPython = new WorkshopPython()
