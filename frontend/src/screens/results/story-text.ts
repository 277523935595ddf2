/** The story of a game in sentences. */
// keys: ending-decided-*, ending-consolation-*

import type { City } from '../../cities/city'
import { listed } from '../../i18n/formatting'
import { t } from '../../i18n/translator.svelte'
import type { Result } from '../../wire'
import type { GameStory, PartScore } from './game-story'
import { plain } from './final-scores'

type Names = readonly string[]

/** The title: who has won, or the viewer's own place. */
export function storyTitle(story: GameStory, result: Result, names: Names): string {
  const { winners, viewer, place } = story
  if (viewer !== null && winners.includes(viewer)) {
    const others = winners.filter((seat) => seat !== viewer).map((seat) => names[seat] ?? '')
    return others.length ? t('ending-you-share', { names: listed(others) }) : t('ending-you-won')
  }
  if (place !== null) {
    const shared = result.ranking.filter((one) => one === place).length > 1
    return t(shared ? 'ending-your-place-shared' : 'ending-your-place', { place })
  }
  return t('ending-won', { name: listed(winners.map((seat) => names[seat] ?? '')), count: winners.length })
}

/** What comes after the title: the margin, what decided it, a tie, what would have been enough. */
export function storyLines(story: GameStory, result: Result, names: Names, city: City): string[] {
  const { winners, viewer, ahead, behind, margin, decisive, consolation, missedTicket } = story
  const facts = {
    view: viewer === ahead ? 'ahead' : viewer !== null && viewer === behind ? 'behind' : 'neither',
    ahead: names[ahead] ?? '',
    behind: behind === null ? '' : (names[behind] ?? ''),
  }
  if (behind === null) {
    const [count, tickets] = [result.seats[ahead]?.total ?? 0, result.seats[ahead]?.completed ?? 0]
    return winners.length > 1 ? [t('ending-tie-shared', { count, tickets })] : []
  }
  const lines = story.tieBroken ? [tieText(story, result, facts)] : [t('ending-margin', { ...facts, count: margin })]
  if (decisive) lines.push(t(`ending-decided-${decisive.part}`, { ...facts, ...points(decisive) }))
  if (consolation) lines.push(t(`ending-consolation-${consolation.part}`, { ...facts, ...points(consolation) }))
  if (missedTicket) lines.push(t('ending-missed-ticket', { ticket: city.ends(city.ticket(missedTicket)) }))
  return lines
}

function tieText(story: GameStory, result: Result, facts: Record<string, string>): string {
  const [first, second] = [result.seats[story.ahead], result.seats[story.behind ?? 0]]
  const numbers = { count: first?.total ?? 0, more: first?.completed ?? 0, fewer: second?.completed ?? 0 }
  return t('ending-tie-broken', { ...facts, ...numbers })
}

/** As texts, with a proper minus sign. */
function points({ ahead, behind }: PartScore): { readonly won: string; readonly lost: string } {
  return { won: plain(ahead), lost: plain(behind) }
}
