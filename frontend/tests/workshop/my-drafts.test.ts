import { expect, it, vi } from 'vitest'

import { MyDrafts } from '../../src/screens/workshop/start/my-drafts.svelte'
import { listDrafts } from '../../src/workshop/draft/draft-store'
import { newDraft } from '../../src/workshop/draft/kept-draft'
import { emptyPack } from '../../src/workshop/draft/new-pack'

vi.mock('../../src/workshop/draft/draft-store', () => ({
  listDrafts: vi.fn(),
  markDeleted: () => Promise.resolve(),
}))
vi.mock('../../src/app/router.svelte', () => ({ router: {} }))

it('says that a draft is gone only when it has left the list', async () => {
  const draft = newDraft(emptyPack('Town', 'town'), null, 0)
  const mine = new MyDrafts()
  vi.mocked(listDrafts).mockResolvedValueOnce([draft])
  await mine.read()
  let goneTooSoon: unknown
  vi.mocked(listDrafts).mockImplementationOnce(() => {
    goneTooSoon = mine.deleted
    return Promise.resolve([])
  })
  await mine.remove(draft)
  expect(goneTooSoon).toBeNull()
  expect(mine.drafts).toEqual([])
  expect(mine.deleted).toBe(draft)
})
