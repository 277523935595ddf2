/** A name for a command that nobody else uses. Browsers have `randomUUID` only over HTTPS; clubs play over HTTP too. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
