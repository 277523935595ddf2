/** What the page and the worker with Python tell each other. */

/** A call that failed. The code never changes, and the page words it. */
export interface CallError {
  readonly code: string
  readonly message: string
  readonly offender: string
}

export interface ToPython {
  readonly id: number
  readonly name: string
  readonly args: readonly unknown[]
}

export type FromPython =
  /** How many bytes of all have come, while Python is loaded. */
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready' }
  /** Python cannot be loaded here. */
  | { readonly type: 'failed'; readonly error: CallError }
  | { readonly type: 'answer'; readonly id: number; readonly value?: unknown; readonly error?: CallError }
