/** What a pack can choose for its look, as Python knows it. */

import type { Pack } from '../draft/pack'
import { workshopPython } from '../python/workshop-python.svelte'

export interface StyleChoices {
  /** The theme of a city that chooses none. */
  readonly suggested: string
  /** The colours of each theme. */
  readonly themes: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly letterings: Readonly<Record<string, string>>
  /** Pictures of vehicles, as SVG. */
  readonly drawings: Readonly<Record<string, string>>
}

export const NO_CHOICES: StyleChoices = { suggested: '', themes: {}, letterings: {}, drawings: {} }

/** The choices; none while Python cannot be asked. */
export function loadStyleChoices(pack: Pack): Promise<StyleChoices> {
  return workshopPython.call<StyleChoices>('style_choices', pack).catch(() => NO_CHOICES)
}
