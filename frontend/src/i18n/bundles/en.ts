/** All texts of this language in one piece; those of the terminal and of paper stay behind. */
export default Object.values(
  import.meta.glob<string>(
    [
      '../../../../src/crosstown/language/locales/en/*.ftl',
      '!../../../../src/crosstown/language/locales/en/{printing,terminal,workshop*}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
