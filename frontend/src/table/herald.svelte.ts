/** Tells what happens at a table beyond the picture of it: aloud, in the tab, by a notification and by sounds. */

import { untrack } from 'svelte'

import { refused } from '../i18n/named'
import { t } from '../i18n/speech.svelte'
import { announcements } from '../parts/announcements.svelte'
import { idly } from '../parts/later'
import { settings } from '../settings/settings.svelte'
import { band } from '../sound/band'
import { cuesOf } from '../sound/cues'
import type { Refused, Step } from '../wire'
import { Notice, badge } from './notice'
import type { TableSession } from './session.svelte'
import { forEverybody, sentences } from './story'
import { titleOf } from './title'

const BREATH = 200 // milliseconds in which several things are told in one go
const RECALLED = 6 // steps of a break that are told in words

export class Herald {
  readonly #session: TableSession
  readonly #notice = new Notice()
  readonly #stop: () => void
  /** The seat at this screen that has to decide, as soon as the server says so. */
  readonly #called = $derived.by(() => (this.#session.myTurn ? (this.#session.view?.turn ?? null) : null))
  /** The same, once what came before it has been shown. */
  readonly #ready = $derived.by(() => {
    const { shown, view, catchingUp } = this.#session
    return !catchingUp && shown?.turn === view?.turn ? this.#called : null
  })
  #missed = $state.raw<readonly Step[]>([])
  #words: string[] = []
  #breath: ReturnType<typeof setTimeout> | undefined
  /** It has sounded already, while the page was hidden. */
  #rung = false

  constructor(session: TableSession) {
    this.#session = session
    this.#stop = $effect.root(() => {
      $effect(() => this.#entitle())
      $effect(() => {
        const wanted = session.myTurn
        return idly(() => badge(wanted))
      })
      $effect(() => this.#recall())
      // Each of these tells something once, when it happens: not again when a name or the language changes.
      $effect(() => once(session.acting, (step) => this.#tell(step)))
      $effect(() => once(this.#ready, (seat) => this.#call(seat)))
      $effect(() => once(this.#called, (seat) => this.#notify(seat)))
      $effect(() => once(session.refusal, (refusal) => this.#refuse(refusal)))
      $effect(() => {
        if (!settings.sound) band.goHome()
      })
    })
    document.addEventListener('visibilitychange', this.#looked)
  }

  /** Steps that happened while nobody was told. */
  missed(steps: readonly Step[]): void {
    this.#missed = steps
  }

  /** A seat's time is running out. */
  warn(seat: number): void {
    if (seat !== this.#called) return
    this.#say(t('table-hurry'))
    this.#play('hurry')
  }

  close(): void {
    this.#stop()
    this.#notice.withdraw()
    clearTimeout(this.#breath)
    badge(false)
    document.removeEventListener('visibilitychange', this.#looked)
  }

  /** What a tab says can wait until the page has shown it. */
  #entitle(): () => void {
    const title = titleOf(this.#session)
    return idly(() => {
      if (title !== null) document.title = title
    })
  }

  #recall(): void {
    const { city, names, seat } = this.#session
    if (!city || !this.#missed.length) return
    const told = this.#missed.slice(-RECALLED).flatMap((step) => sentences(step, city, names, seat))
    this.#missed = []
    this.#say([t('table-missed'), ...told].join(' '))
  }

  #tell(step: Step): void {
    const { city, names, seat, you, catchingUp } = this.#session
    if (!city || catchingUp) return
    const told = you.seats.length > 1 ? forEverybody(step) : step
    this.#say(sentences(told, city, names, seat).join(' '))
    if (settings.sound) band.play(cuesOf(step, city))
  }

  #call(seat: number): void {
    this.#say(this.#turnText(seat))
    if (!this.#rung) this.#play('turn')
    this.#rung = false
  }

  #notify(seat: number): void {
    const { city, id } = this.#session
    if (!city || !document.hidden) return
    this.#play('turn')
    this.#rung = true
    if (settings.notices) this.#notice.show(city.info.name, this.#turnText(seat), id)
  }

  #refuse(refusal: Refused): void {
    this.#say(refused(refusal.code))
    this.#play('refused')
  }

  #turnText(seat: number): string {
    const { you, names } = this.#session
    return you.seats.length > 1 ? t('table-turn-of', { name: names[seat] ?? '' }) : t('table-your-turn')
  }

  #play(name: 'turn' | 'refused' | 'hurry'): void {
    if (settings.sound) band.play([{ name, count: 1 }])
  }

  /** What is told at nearly the same time is told together: a screen reader hears only the last of several texts. */
  #say(text: string): void {
    this.#words.push(text)
    this.#breath ??= setTimeout(() => {
      this.#breath = undefined
      announcements.say(this.#words.splice(0).join(' '))
    }, BREATH)
  }

  readonly #looked = (): void => {
    if (!document.hidden) this.#notice.withdraw()
  }
}

function once<T>(news: T | null, tell: (news: T) => void): void {
  if (news !== null) untrack(() => tell(news))
}
