/** Calling somebody back to the table: a notification, and a dot on the tab's icon. */

import icon from '../favicon.svg?raw'

const DOT = '<circle cx="49" cy="15" r="14" fill="#fff8ec"/><circle cx="49" cy="15" r="11" fill="#e0392b"/></svg>'

/** Whether the browser lets us notify. Asking for it is up to whoever switches notices on. */
function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}

/** One notification at a time: a newer one takes the older one's place, and looking at the page withdraws it. */
export class TurnNotification {
  #shown: Notification | null = null

  show(title: string, body: string, tag: string): void {
    if (!mayNotify()) return
    try {
      this.#shown = new Notification(title, { body, tag, icon: iconHref() ?? '' })
    } catch {
      return // some phones have the name but want a service worker for it
    }
    this.#shown.onclick = () => {
      focus()
      this.withdraw()
    }
  }

  withdraw(): void {
    this.#shown?.close()
    this.#shown = null
  }
}

let plain: string | null = null

/** Puts a dot on the tab's icon, or takes it away. */
export function showIconBadge(wanted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  plain ??= link.href
  const next = wanted ? `data:image/svg+xml,${encodeURIComponent(icon.trim().replace(/<\/svg>$/, DOT))}` : plain
  if (link.href !== next) link.href = next
}

function iconHref(): string | null {
  return plain ?? document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? null
}
