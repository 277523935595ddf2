/** Tells what happens at a table beyond the picture of it: aloud, in the tab, by a notification and by sounds. */

import { untrack } from 'svelte'

import { whenIdle } from '../browser/scheduling'
import { screenReader } from '../browser/screen-reader.svelte'
import { refusalText } from '../i18n/terms'
import { t } from '../i18n/translator.svelte'
import { settings } from '../settings/settings.svelte'
import { soundPlayer } from '../sound/sound-player'
import { soundsOf } from '../sound/step-sounds'
import type { Line, Refused, ViewData, Step } from '../wire'
import { lineText } from './chat-lines.svelte'
import { completedSince } from './own-tickets'
import { withoutSecrets, joinedBySeat, sentences } from './narration'
import type { TableSession } from './table-session.svelte'
import { TurnNotification, showIconBadge } from './turn-notification'
import { tabTitle, turnStatus } from './turn-status'

const BREATH = 200 // milliseconds in which several things are told in one go
const RECALLED = 6 // steps of a break that are told in words

export class TableAnnouncer {
  readonly #session: TableSession
  readonly #notification = new TurnNotification()
  readonly #stop: () => void
  /** The seat at this screen that has to decide, as soon as the server says so. */
  readonly #called = $derived.by(() => this.#session.decider)
  /** Computers wait because the last move can be undone. */
  readonly #undoable = $derived.by(() => this.#session.you.undo_until !== null || null)
  /** The same, once what came before it has been shown. */
  readonly #ready = $derived.by(() => {
    const { shown, view, catchingUp } = this.#session
    return !catchingUp && shown?.turn === view?.turn ? this.#called : null
  })
  /** What that seat has to do now: another thing once it has taken its first card. */
  readonly #task = $derived.by(() => (this.#ready === null ? null : `${this.#ready} ${this.#session.view?.phase}`))
  #missed = $state.raw<readonly Step[]>([])
  #before: ViewData | null = null
  #news: (string | Step)[] = []
  #breath: ReturnType<typeof setTimeout> | undefined
  /** It has sounded already, while the page was hidden. */
  #alreadySounded = false

  constructor(session: TableSession) {
    this.#session = session
    this.#stop = $effect.root(() => {
      $effect(() => this.#entitle())
      $effect(() => {
        const wanted = session.myTurn
        return whenIdle(() => showIconBadge(wanted))
      })
      $effect(() => this.#recall())
      // Each of these tells something once, when it happens: not again when a name or the language changes.
      $effect(() => once(session.acting, (step) => this.#tell(step)))
      $effect(() => once(session.shown, (shown) => this.#praise(shown)))
      $effect(() => once(this.#task, () => this.#say(this.#taskText())))
      $effect(() => once(this.#ready, () => this.#call()))
      $effect(() => once(this.#called, () => this.#notify()))
      $effect(() => once(this.#undoable, () => this.#say(t('table-undo-open'))))
      $effect(() => once(session.refusal, (refusal) => this.#refuse(refusal)))
      $effect(() => {
        if (!settings.sound) soundPlayer.stop()
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

  /** Somebody says something in the chat. */
  said(line: Line): void {
    if (this.#session.you.seats.includes(line.seat)) return
    this.#say(t('table-said', { name: line.name, text: lineText(line) }))
    this.#play('said')
  }

  close(): void {
    this.#stop()
    this.#notification.withdraw()
    clearTimeout(this.#breath)
    showIconBadge(false)
    document.removeEventListener('visibilitychange', this.#looked)
  }

  /** What a tab says can wait until the page has shown it. */
  #entitle(): () => void {
    const title = tabTitle(this.#session)
    return whenIdle(() => {
      if (title !== null) document.title = title
    })
  }

  #recall(): void {
    const { city, names, seat } = this.#session
    if (!city || !this.#missed.length) return
    const told = joinedBySeat(this.#missed.slice(-RECALLED)).flatMap((step) => sentences(step, city, names, seat))
    this.#missed = []
    this.#say([t('table-missed'), ...told].join(' '))
  }

  #tell(step: Step): void {
    const { city, catchingUp } = this.#session
    if (!city || catchingUp) return
    this.#say(this.#shared ? withoutSecrets(step) : step)
    if (settings.sound) soundPlayer.play(soundsOf(step, city))
  }

  /** Several people look at this screen: nothing is said that only one of them may know. */
  get #shared(): boolean {
    return this.#session.you.seats.length > 1
  }

  /** What has just been completed; on a screen that several share, no tickets. */
  #praise(shown: ViewData): void {
    const { city, names, catchingUp } = this.#session
    const before = this.#before
    this.#before = shown
    if (!city || !before || catchingUp) return
    const { tickets, districts } = completedSince(before, shown)
    if (!this.#shared)
      for (const id of tickets) this.#say(t('table-ticket-done', { ticket: city.ends(city.ticket(id)) }))
    for (const { seat, number } of districts) {
      const who = seat === shown.seat ? 'you' : 'other'
      const count = city.info.districts.find((district) => district.number === number)?.points ?? 0
      this.#say(t('table-district-done', { who, name: names[seat] ?? '', number, count }))
    }
  }

  #call(): void {
    if (!this.#alreadySounded) this.#play('turn')
    this.#alreadySounded = false
  }

  #notify(): void {
    const { city, id } = this.#session
    if (!city || !document.hidden) return
    this.#play('turn')
    this.#alreadySounded = true
    if (settings.notices) this.#notification.show(city.info.name, this.#taskText(), id)
  }

  #refuse(refusal: Refused): void {
    this.#say(refusalText(refusal.code))
    this.#play('refused')
  }

  /** Whose turn it is, and for what: the same as the line above the board says. */
  #taskText(): string {
    const status = turnStatus(this.#session)
    return status ? `${t(status.key, status.facts)}.` : ''
  }

  #play(name: 'turn' | 'refused' | 'hurry' | 'said'): void {
    if (settings.sound) soundPlayer.play([{ name, count: 1 }])
  }

  /** What is told at nearly the same time is told together: a screen reader hears only the last of several texts. */
  #say(news: string | Step): void {
    this.#news.push(news)
    this.#breath ??= setTimeout(() => {
      this.#breath = undefined
      screenReader.say(this.#told(this.#news.splice(0)).join(' '))
    }, BREATH)
  }

  /** News as sentences. Steps that follow one another are told as one. */
  #told(news: readonly (string | Step)[]): string[] {
    const { city, names, seat } = this.#session
    const told: string[] = []
    let steps: Step[] = []
    const tell = () => {
      if (city) told.push(...joinedBySeat(steps).flatMap((step) => sentences(step, city, names, seat)))
      steps = []
    }
    for (const one of news) {
      if (typeof one !== 'string') {
        steps.push(one)
        continue
      }
      tell()
      told.push(one)
    }
    tell()
    return told
  }

  readonly #looked = (): void => {
    if (!document.hidden) this.#notification.withdraw()
  }
}

function once<T>(news: T | null, tell: (news: T) => void): void {
  if (news !== null) untrack(() => tell(news))
}
