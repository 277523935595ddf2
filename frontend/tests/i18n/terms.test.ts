import { beforeEach, expect, it } from 'vitest'

import { refusalText } from '../../src/i18n/terms'
import { LANGUAGES } from '../../src/i18n/languages'
import { translator } from '../../src/i18n/translator.svelte'
import { freshPage } from '../support/page'

beforeEach(freshPage)

it.each(LANGUAGES)('every refusal is a sentence in %s', async (language) => {
  await translator.load(language)
  for (const code of ['route-taken', 'wild-second', 'may-not-pass', 'not-your-turn', 'nobody-knows-this'])
    expect(refusalText(code)).toMatch(/^\p{Lu}.*\.$/u)
})

it('the rules’ reason becomes a sentence, an unknown code is named', async () => {
  await translator.load('en')
  expect(refusalText('route-taken')).toBe('The route is already claimed.')
  expect(refusalText('nobody-knows-this')).toBe('That did not work (nobody-knows-this).')
})
