import { beforeEach, describe, expect, it, vi } from 'vitest'

import { TurnNotification, showIconBadge } from '../../src/session/turn-notification'
import { freshPage, page } from '../support/page'

class FakeNotification {
  static permission = 'granted'
  static all: FakeNotification[] = []
  onclick: (() => void) | null = null
  closed = false

  constructor(
    readonly title: string,
    readonly options: { body: string; tag: string },
  ) {
    FakeNotification.all.push(this)
  }

  close(): void {
    this.closed = true
  }
}

beforeEach(() => {
  freshPage()
  FakeNotification.permission = 'granted'
  FakeNotification.all = []
  vi.stubGlobal('Notification', FakeNotification)
})

describe('a notification', () => {
  it('is shown, leads back to the page and goes away', () => {
    new TurnNotification().show('Somewhere', 'It is your turn.', 'abc')
    const [notification] = FakeNotification.all
    expect(notification).toMatchObject({ title: 'Somewhere', options: { body: 'It is your turn.', tag: 'abc' } })
    notification?.onclick?.()
    expect(focus).toHaveBeenCalled()
    expect(notification?.closed).toBe(true)
  })

  it('is not even tried without leave', () => {
    for (const permission of ['default', 'denied']) {
      FakeNotification.permission = permission
      new TurnNotification().show('Somewhere', '', 'abc')
    }
    expect(FakeNotification.all).toEqual([])
  })

  it('is done without where a phone forbids it', () => {
    vi.stubGlobal(
      'Notification',
      Object.assign(
        function forbidden() {
          throw new TypeError('Illegal constructor')
        },
        { permission: 'granted' },
      ),
    )
    const notification = new TurnNotification()
    expect(() => notification.show('Somewhere', '', 'abc')).not.toThrow()
    expect(() => notification.withdraw()).not.toThrow()
  })
})

it('the tab’s icon has a dot while it is one’s turn', () => {
  const plain = page.icon.href
  showIconBadge(true)
  expect(page.icon.href).toMatch(/^data:image\/svg\+xml,/)
  expect(decodeURIComponent(page.icon.href)).toMatch(/<svg.*<circle[^>]*fill="#e0392b"\/><\/svg>$/s)
  showIconBadge(true)
  showIconBadge(false)
  expect(page.icon.href).toBe(plain)
})
