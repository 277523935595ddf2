/** Problems of a pack in words. */

import { t } from '../../i18n/translator.svelte'
import type { Problem } from './problem'

// keys: pack-problem-*

/** What is wrong and what to do. The texts are those of `crosstown city check`. */
export function problemSentence({ code, facts }: Problem): string {
  const told = t(`pack-problem-${code}`, { ...facts })
  return told.charAt(0).toLocaleUpperCase() + told.slice(1)
}
