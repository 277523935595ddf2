/** A city's colours as properties that style sheets use. */

import type { CityInfo } from '../wire'

/** Sets a city's theme on an element: `<div use:themed={city.info.theme}>`. */
export function themed(node: HTMLElement, theme: CityInfo['theme'] | null | undefined) {
  const update = (next: CityInfo['theme'] | null | undefined) => {
    for (const name of ['paper', 'ink', 'accent', 'trim', 'water', 'park'] as const) {
      if (next) node.style.setProperty(`--${name}`, next[name])
      else node.style.removeProperty(`--${name}`)
    }
    if (next) node.dataset.lettering = next.lettering
    else delete node.dataset.lettering
  }
  update(theme)
  return { update }
}
