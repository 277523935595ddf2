/** What the page says: Fluent messages, the same files that the terminal uses. One language is loaded at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'

import { remembered, remember } from '../browser/storage'
import { LANGUAGES, TEXTS, type Language } from './languages'

export type Facts = Record<string, FluentVariable>

class Translator {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  /** Where texts come from: those of all pages, and those of screens that bring their own. */
  #sources: readonly (typeof TEXTS)[] = [TEXTS]

  async load(language: Language): Promise<void> {
    const texts = await Promise.all(this.#sources.map((source) => source[language]()))
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts.flatMap((one) => one.default)) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Adds the texts of a screen, in this language and in every one that is chosen later. */
  async include(source: typeof TEXTS): Promise<void> {
    if (this.#sources.includes(source)) return
    this.#sources = [...this.#sources, source]
    await this.load(this.language)
  }

  say(key: string, facts: Facts = {}): string {
    const [name, attribute] = key.split('.') as [string, string?]
    const message = this.#bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    // A missing text shows its key: wrong to the eye, but nothing breaks. Tests hold that none is missing.
    return this.#bundle && pattern ? this.#bundle.formatPattern(pattern, facts, []) : key
  }
}

export const translator = new Translator()

/** A text in the language of the page. In a template it changes with the language. */
export function t(key: string, facts: Facts = {}): string {
  return translator.say(key, facts)
}

/** Loads the language chosen on an earlier visit, else the browser's. */
export async function loadPreferredLanguage(): Promise<void> {
  const chosen = remembered('language')
  const wanted = chosen ? [chosen, ...navigator.languages] : [...navigator.languages]
  const [best] = negotiateLanguages(wanted, [...LANGUAGES], { defaultLocale: 'en', strategy: 'lookup' })
  await translator.load(best as Language)
}

/** Changes the language of the page, and keeps it for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember('language', language)
  await translator.load(language)
}
