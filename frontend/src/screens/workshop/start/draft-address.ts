/** The address of a draft, which no server needs to know. */
export function draftAddress(id: string): string {
  return `/workshop#${id}`
}
