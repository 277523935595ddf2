/** The workshop's texts of this language in one piece. */
export default Object.values(
  import.meta.glob<string>('../../../../src/crosstown/language/locales/en/workshop*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
