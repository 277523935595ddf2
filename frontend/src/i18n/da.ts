/** All texts of this language in one piece; the terminal's own stay behind. */
export default Object.values(
  import.meta.glob<string>(
    ['../../../src/crosstown/language/locales/da/*.ftl', '!../../../src/crosstown/language/locales/da/terminal.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
)
