/** What somebody looks at: shared by the board and everything around it. */

export class Selection {
  /** The route under the pointer or the keyboard's focus. */
  route = $state<string | null>(null)
  /** The route that is about to be claimed: its payments are on show. */
  chosen = $state<string | null>(null)
  /** The pointer that chose it: touch may ask once more. */
  pointer = $state('mouse')
  /** A ticket that is pointed at: its ends and its path light up. */
  ticket = $state<string | null>(null)
  /** Tickets that are offered: their paths are previewed on the board. */
  previews = $state.raw<readonly string[]>([])
  /** A kind of card that is pointed at in the hand: routes of its colour stand out. */
  colour = $state<string | null>(null)
}
