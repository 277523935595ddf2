/** Questions to the server over HTTP, typed by the list of endpoints that it generates itself. */

import { textInAddress } from '../browser/data-address'
import { SERVERLESS, sitePath } from '../browser/site'
import type { Endpoints, Problem, WantedPrint } from '../wire'
import { serverState } from './server-state.svelte'

type Name = keyof Endpoints
type Body<N extends Name> = Endpoints[N] extends { readonly body: infer B } ? B : undefined
type Query<N extends Name> = Endpoints[N] extends { readonly query: infer Q } ? Q : undefined
type Answer<N extends Name> = Endpoints[N]['answer']

interface Asking<N extends Name> {
  readonly path?: Readonly<Record<string, string>>
  readonly body?: Body<N>
  readonly query?: Query<N>
  readonly signal?: AbortSignal
}

/** The server said no, could not be reached (`code` is then `offline`), or there is none (`no-server`). */
export class Refusal extends Error {
  readonly code: string
  readonly offender: string
  readonly where: string
  readonly rule: string

  constructor(problem: Pick<Problem, 'code' | 'message'> & Partial<Problem>) {
    super(problem.message)
    this.code = problem.code
    this.offender = problem.offender ?? ''
    this.where = problem.where ?? ''
    this.rule = problem.rule ?? ''
  }
}

/** The code of what was thrown while asking the server. Anything else is a mistake of ours and stays one. */
export function errorCode(error: unknown): string {
  if (error instanceof Refusal) return error.code
  throw error
}

/** Asks, and gives the answer or throws a {@link Refusal}. */
export async function ask<N extends Name>(name: N, asking: Asking<N> = {}): Promise<Answer<N>> {
  const response = await respond(name, asking)
  return (await response.json()) as Answer<N>
}

/** The PDF of a city, or a {@link Refusal}. */
export async function askPrinted(body: WantedPrint): Promise<Blob> {
  return (await respond('POST /api/print', { body })).blob()
}

async function respond<N extends Name>(name: N, asking: Asking<N>): Promise<Response> {
  const [method, pattern] = name.split(' ') as [string, string]
  if (SERVERLESS) throw new Refusal({ code: 'no-server', message: 'this site has no server' })
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(asking.path?.[part] ?? ''))
  const response = await reachServer(sitePath(path) + search(asking.query as object | undefined), {
    method,
    ...(asking.signal ? { signal: asking.signal } : {}),
    ...(asking.body === undefined
      ? {}
      : { body: JSON.stringify(asking.body), headers: { 'content-type': 'application/json' } }),
  })
  if (response.ok) return response
  const told: unknown = await response.json().catch(() => null)
  throw new Refusal(isProblem(told) ? told : { code: 'fault', message: response.statusText })
}

/** A file of this site, as JSON. */
export async function askFile<T>(address: string): Promise<T> {
  return JSON.parse(textInAddress(address) ?? (await askText(address))) as T
}

/** A file of the site as the text that it is. */
export async function askText(address: string): Promise<string> {
  const response = await reach(address)
  if (!response.ok) throw new Refusal({ code: 'fault', message: response.statusText })
  return response.text()
}

async function reachServer(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await reach(address, init)
    serverState.reachable = true
    return response
  } catch (error) {
    if (error instanceof Refusal) serverState.reachable = false
    throw error
  }
}

async function reach(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Refusal({ code: 'offline', message: 'the server cannot be reached' })
  }
}

function search(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}

function isProblem(told: unknown): told is Problem {
  return typeof told === 'object' && told !== null && 'code' in told && 'message' in told
}
