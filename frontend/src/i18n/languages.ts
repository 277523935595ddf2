/** The languages of the page, and where the texts of each come from. */

export const LANGUAGES = ['en', 'de', 'nl', 'da'] as const
export type Language = (typeof LANGUAGES)[number]

/** One language is loaded at a time. */
export const TEXTS: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import('./bundles/en'),
  de: () => import('./bundles/de'),
  nl: () => import('./bundles/nl'),
  da: () => import('./bundles/da'),
}
