/** What can be done with a draft besides editing it. What this site cannot do is missing. */

import { newTableHere, router } from '../../app/router.svelte'
import { saveBlob, saveFile } from '../../browser/saving'
import { SERVERLESS } from '../../browser/site'
import { makeCity } from '../../cities/record-packs'
import { ask, askPrinted } from '../../connection/http-api'
import { translator } from '../../i18n/translator.svelte'
import type { OpenDraft } from '../../workshop/draft/open-draft.svelte'
import { workshopPython } from '../../workshop/python/workshop-python.svelte'
import { openTableWithCity } from '../new-table/open-table'

export const PAPERS = ['a4', 'letter', 'a3'] as const
type Paper = (typeof PAPERS)[number]

export interface CityUses {
  /** Opens a table for others on the server. */
  readonly playTogether?: (draft: OpenDraft) => Promise<void>
  /** Has the server print it. */
  readonly print?: (draft: OpenDraft, paper: Paper) => Promise<void>
}

/** The draft as TOML: comments and order of the file that it came from are kept. */
function tomlOf(draft: OpenDraft): Promise<string> {
  return workshopPython.call<string>('write', draft.pack, draft.base)
}

/** Saves the draft as the TOML file that the command line reads. */
export async function saveDraft(draft: OpenDraft): Promise<void> {
  saveFile(`${draft.pack.id}.toml`, await tomlOf(draft), 'application/toml')
}

/** Makes the city on this device, and goes to the page where one chooses who plays: computers, or others at this screen. */
export async function playHere(draft: OpenDraft): Promise<void> {
  await draft.settled()
  const { facts, sha256 } = await makeCity(await tomlOf(draft), translator.language)
  router.go(newTableHere(facts.id, sha256))
}

/** What the server of this site offers for cities of one's own; nothing where there is none. */
export async function usesHere(): Promise<CityUses> {
  if (SERVERLESS) return {}
  const { allowed, printing } = await ask('GET /api/guest-cities').catch(() => ({ allowed: false, printing: false }))
  return { ...(allowed ? { playTogether } : {}), ...(printing ? { print } : {}) }
}

async function playTogether(draft: OpenDraft): Promise<void> {
  await draft.settled()
  await openTableWithCity(await tomlOf(draft))
}

async function print(draft: OpenDraft, paper: Paper): Promise<void> {
  const pack = await tomlOf(draft)
  const file = await askPrinted({ pack, paper, language: translator.language, one_sheet: false })
  saveBlob(`${draft.pack.id}.pdf`, file)
}
