/**
 * What an edit has changed, small enough to keep every edit for ever. Packs are never changed in place: what two of
 * them share is the same object, so that the differences are found without looking at the rest.
 */

type Json = unknown
type Path = readonly (string | number)[]

/** One change: the value at a path, or a run of entries of a list. `undefined` is a key that is not there. */
export type Change =
  | { readonly path: Path; readonly before?: Json; readonly after?: Json }
  | { readonly path: Path; readonly at: number; readonly removed: readonly Json[]; readonly added: readonly Json[] }

/** All changes that lead from one pack to another. */
export function changesBetween(before: Json, after: Json, path: Path = []): Change[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  if (isTable(before) && isTable(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], [...path, key]))
  }
  return [{ path, before, after }]
}

function listChanges(before: readonly Json[], after: readonly Json[], path: Path): Change[] {
  if (before.length === after.length) return before.flatMap((one, at) => changesBetween(one, after[at], [...path, at]))
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let end = 0
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1
  const removed = before.slice(start, before.length - end)
  const added = after.slice(start, after.length - end)
  return [{ path, at: start, removed, added }]
}

/** The pack after the changes, or before them. */
export function withChanges<T>(pack: T, changes: readonly Change[], way: 'forward' | 'back'): T {
  const order = way === 'forward' ? changes : [...changes].reverse()
  return order.reduce<Json>((now, change) => put(now, change, change.path, way), pack) as T
}

function put(value: Json, change: Change, path: Path, way: 'forward' | 'back'): Json {
  const [key, ...rest] = path
  if (key === undefined) return changed(value, change, way)
  const copy = Array.isArray(value) ? [...(value as Json[])] : { ...(value as object) }
  const table = copy as Record<string | number, Json>
  const next = put(table[key], change, rest, way)
  if (next === undefined && !Array.isArray(copy)) delete table[key]
  else table[key] = next
  return copy
}

function changed(value: Json, change: Change, way: 'forward' | 'back'): Json {
  if (!('removed' in change)) return way === 'forward' ? change.after : change.before
  const { at, removed, added } = change
  const [out, into] = way === 'forward' ? [removed, added] : [added, removed]
  const list = [...(value as Json[])]
  list.splice(at, out.length, ...into)
  return list
}

function isTable(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
