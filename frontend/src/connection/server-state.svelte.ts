/** Whether the server answers, as far as the page knows. */

import { SERVERLESS } from '../browser/site'

class ServerState {
  /** False after a question that nobody answered, until the next one that somebody does. */
  reachable = $state(!SERVERLESS)

  constructor() {
    addEventListener('offline', () => (this.reachable = false))
    addEventListener('online', () => (this.reachable = !SERVERLESS))
  }
}

export const serverState = new ServerState()
