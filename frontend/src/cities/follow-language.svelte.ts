/** Names follow the language of the page, also in the middle of a game. */

import { translator } from '../i18n/translator.svelte'
import { City } from './city'
import { loadFacts } from './city-files'

/** For a component that shows a game: when the language changes, the game's city gets its names in it. */
export function followLanguage(game: () => { city: City | null } | null): void {
  $effect(() => {
    const { language } = translator
    const shown = game()
    const facts = shown?.city?.info
    if (!shown || !facts || facts.language === wanted(facts.languages, language)) return
    let ended = false
    loadFacts(facts.id, facts.sha256).then(
      (told) => {
        if (!ended) shown.city = new City(told)
      },
      () => undefined, // without a network the names stay as they are
    )
    return () => (ended = true)
  })
}

function wanted(languages: readonly string[], language: string): string {
  return languages.includes(language) ? language : ''
}
