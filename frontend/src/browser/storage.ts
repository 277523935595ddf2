/** What a browser keeps for the next visit. A browser that keeps nothing is fine too. */

const PREFIX = 'crosstown.'

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Data that is kept as JSON; null where there is none, or where what lies there is from somebody else, or damaged. */
export function rememberedJson(name: string): unknown {
  try {
    return JSON.parse(remembered(name) ?? 'null')
  } catch {
    return null
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // Storage is forbidden or full: the setting lasts as long as the page.
  }
}
