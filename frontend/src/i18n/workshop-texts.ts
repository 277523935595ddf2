/** The texts that only the workshop says. Its page loads them; other pages do without. */

import type { Language } from './languages'
import { translator } from './translator.svelte'

type Texts = Promise<{ readonly default: readonly string[] }>

const WORKSHOP: Readonly<Record<Language, () => Texts>> = {
  en: () => import('./workshop-bundles/en'),
  de: () => import('./workshop-bundles/de'),
  nl: () => import('./workshop-bundles/nl'),
  da: () => import('./workshop-bundles/da'),
}

/** From now on, also when the language changes. */
export function loadWorkshopTexts(): Promise<void> {
  return translator.include(WORKSHOP)
}
