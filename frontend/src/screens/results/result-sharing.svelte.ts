/** Shares a picture of the result, and says what became of it. */
// keys: ending-told-*

import { addressOf, sharePicture } from '../../browser/sharing'
import type { City } from '../../cities/city'
import { t } from '../../i18n/translator.svelte'
import type { Result, ViewData } from '../../wire'
import { gameStory } from './game-story'
import { pictureOf } from './result-picture'
import { storyTitle } from './story-text'

export class ResultSharing {
  /** What became of the last picture, in words; empty when there is nothing to say. */
  told = $state('')
  /** A picture is being drawn: there is no other meanwhile. */
  drawing = $state(false)

  async share(city: City, view: ViewData, result: Result, names: readonly string[]): Promise<void> {
    if (this.drawing) return
    this.drawing = true
    try {
      const picture = await pictureOf(city, view, result, names)
      const file = `crosstown-${city.info.id}-${new Date().toLocaleDateString('sv')}.png`
      // Others look at the picture, so it names the winner even if a loser shares it.
      const title = storyTitle(gameStory(result, []), result, names)
      // No address of the table: whoever has it can look on, and only the players should give it away.
      const shared = await sharePicture(picture, file, title, addressOf('/'))
      this.told = shared === 'cancelled' ? '' : t(`ending-told-${shared}`)
    } catch {
      this.told = t('ending-told-failed')
    } finally {
      this.drawing = false
    }
  }
}
