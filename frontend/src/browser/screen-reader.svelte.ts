/** What a screen reader is told. Polite: after what it is saying now. */

class ScreenReader {
  text = $state('')
  #spare = false

  /** Says something once; the same words again are said again. */
  say(text: string): void {
    this.#spare = !this.#spare
    this.text = this.#spare ? `${text}\u00a0` : text
  }
}

export const screenReader = new ScreenReader()
