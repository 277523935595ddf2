import { describe, expect, it } from 'vitest'

import { addPlace, changePlace, movePlaces, namePlace, removePlaces } from '../../src/workshop/draft/edits/places'
import { addRoute, changeRoute, curveThrough, doubleRoute, removeRoutes } from '../../src/workshop/draft/edits/routes'
import { addVehicle, changeVehicleId, setColour } from '../../src/workshop/draft/edits/rules'
import { addDistrict, addTicket, removeDistrict, shortestWay } from '../../src/workshop/draft/edits/tickets'
import { setName } from '../../src/workshop/draft/edits/names'
import { newDraft, type KeptDraft, type KeptStep } from '../../src/workshop/draft/kept-draft'
import { emptyPack, wholePack } from '../../src/workshop/draft/new-pack'
import { OpenDraft } from '../../src/workshop/draft/open-draft.svelte'
import { idFrom, routeId, type Pack } from '../../src/workshop/draft/pack'
import { changesBetween, withChanges } from '../../src/workshop/draft/undo-steps'

function town(): Pack {
  let pack = emptyPack('Town', 'town')
  for (const [x, y, name] of [
    [100, 100, 'Mill'],
    [400, 100, 'Port'],
    [250, 400, 'Castle Hill'],
  ] as const)
    pack = addPlace(pack, [x, y], name)[0]
  pack = addRoute(pack, 'mill', 'port')[0]
  pack = addRoute(pack, 'port', 'castle-hill')[0]
  return addTicket(pack, 'mill', 'castle-hill') ?? pack
}

const deed = { key: 'workshop-did-city', facts: {} }

describe('edits', () => {
  it('leave the pack that they got as it was', () => {
    const pack = town()
    const before = JSON.stringify(pack)
    removePlaces(pack, new Set(['port']))
    namePlace(pack, 'port', 'Harbour')
    movePlaces(pack, new Set(['mill']), [5, 5])
    doubleRoute(pack, 'mill--port')
    expect(JSON.stringify(pack)).toBe(before)
  })

  it('carry a new id everywhere, and keep one that was not made from the name', () => {
    const named = setName(town(), 'de', 'places', 'mill', 'Mühle')
    const [pack, id] = namePlace(named, 'mill', 'Windmill')
    expect(id).toBe('windmill')
    expect(pack.board.routes.map(routeId)).toContain('windmill--port')
    expect(pack.tickets.deck[0]).toMatchObject({ a: 'windmill', b: 'castle-hill' })
    expect(pack.names?.['de']?.places).toEqual({ windmill: 'Mühle' })
    const own = { ...changePlace(town(), 'mill', { id: 'm-1' }) }
    expect(namePlace(own, 'm-1', 'Windmill')[1]).toBe('m-1')
  })

  it('carry the new id of a kind of piece everywhere', () => {
    let pack = changeRoute(addVehicle(town()), 'mill--port', { vehicle: 'subway' })
    pack = setName(pack, 'de', 'vehicles', 'subway', 'U-Bahn')
    pack = changeVehicleId(pack, 1, 'Metro!')
    expect(pack.vehicles.map(({ id }) => id)).toEqual(['tram', 'metro'])
    expect(pack.board.routes[0]?.vehicle).toBe('metro')
    expect(pack.names?.['de']?.vehicles).toEqual({ metro: 'U-Bahn' })
    expect(changeVehicleId(pack, 1, 'tram').vehicles[1]?.id).toBe('tram-2')
  })

  it('name edition and notes in other languages', () => {
    const pack = setName(setName(town(), 'da', 'edition', '', 'Vores'), 'da', 'notes', '', 'Noter')
    expect(pack.names).toEqual({ da: { edition: 'Vores', notes: 'Noter' } })
    expect(setName(setName(pack, 'da', 'edition', '', ''), 'da', 'notes', '', '').names).toBeUndefined()
  })

  it('remove a place with everything that leads there', () => {
    const pack = removePlaces(town(), new Set(['port']))
    expect(pack.board.routes).toEqual([])
    expect(pack.tickets.deck).toHaveLength(1)
    expect(removePlaces(pack, new Set(['mill'])).tickets.deck).toEqual([])
  })

  it('keep the halves of a double route next to each other and alike', () => {
    let pack = addRoute(town(), 'port', 'mill')[0]
    expect(pack.board.routes.map(routeId)).toEqual(['mill--port:1', 'mill--port:2', 'port--castle-hill'])
    pack = changeRoute(pack, 'mill--port:1', { length: 3, colour: 'red' })
    expect(pack.board.routes.slice(0, 2).map(({ length, colour }) => [length, colour])).toEqual([
      [3, 'red'],
      [3, 'gray'],
    ])
    expect(addRoute(pack, 'mill', 'port')[1]).toBeNull()
    pack = removeRoutes(pack, new Set(['mill--port:1']))
    expect(pack.board.routes.map(routeId)).toEqual(['mill--port', 'port--castle-hill'])
  })

  it('bend a route through a point', () => {
    const pack = town()
    const route = pack.board.routes[0]
    if (!route) throw new Error('no route')
    expect(curveThrough(pack, route, [250, 60])).toBe(40)
    expect(curveThrough(pack, route, [250, 103])).toBe(0)
  })

  it('value a ticket by its shortest way', () => {
    const pack = town()
    expect(shortestWay(pack, 'mill', 'castle-hill')).toBe(pack.board.routes[0]!.length + pack.board.routes[1]!.length)
    expect(addTicket(pack, 'castle-hill', 'mill')).toBeNull()
  })

  it('give all places a district or none', () => {
    const [pack, number] = addDistrict(town(), { points: 2, colour: 'red' })
    expect(pack.board.locations.every(({ district }) => district === number)).toBe(true)
    const without = removeDistrict(pack, number)
    expect(without).toEqual(town())
    expect('districts' in without).toBe(false)
  })

  it('turn the routes of a removed colour grey', () => {
    const red = changeRoute(town(), 'mill--port', { colour: 'red' })
    expect(setColour(red, 'red', null).board.routes[0]?.colour).toBe('gray')
  })

  it('make ids of names in any language', () => {
    expect(idFrom("King's Cross", '')).toBe('kings-cross')
    expect(idFrom('Üsküdar İskelesi', '')).toBe('uskudar-iskelesi')
    expect(idFrom('Sankt Hans Straße', '')).toBe('sankt-hans-strasse')
    expect(idFrom('東京', 'place')).toBe('place')
  })
})

describe('steps', () => {
  it('lead there and back again, whatever was changed', () => {
    const before = town()
    const packs = [
      removePlaces(before, new Set(['mill'])),
      doubleRoute(before, 'mill--port'),
      addDistrict(before, { points: 1, colour: 'blue' })[0],
      { ...before, name: 'Other', style: { theme: 'hills' } },
    ]
    for (const after of packs) {
      const changes = changesBetween(before, after)
      expect(withChanges(before, changes, 'forward')).toEqual(after)
      expect(withChanges(after, changes, 'back')).toEqual(before)
      expect(JSON.stringify(changes).length).toBeLessThan(JSON.stringify(after).length)
    }
  })
})

describe('a draft', () => {
  function open(pack = town(), refuse = false) {
    const kept: { draft: KeptDraft; step: KeptStep | null }[] = []
    const keep = (draft: KeptDraft, step: KeptStep | null = null): Promise<boolean> => {
      kept.push({ draft, step })
      return Promise.resolve(!refuse || kept.length > 1)
    }
    return { kept, draft: new OpenDraft({ draft: newDraft(pack, null, 0), steps: [] }, keep) }
  }

  it('is undone and done again step by step, and a new edit forgets what was undone', () => {
    const { draft } = open()
    const first = draft.pack
    for (let count = 1; count <= 200; count += 1) draft.change({ ...draft.pack, edition: `edition ${count}` }, deed)
    for (let count = 0; count < 200; count += 1) expect(draft.undo()).not.toBeNull()
    expect(draft.pack).toEqual(first)
    expect(draft.undo()).toBeNull()
    draft.redo()
    expect(draft.pack.edition).toBe('edition 1')
    draft.change({ ...draft.pack, edition: 'new' }, deed)
    expect(draft.redo()).toBeNull()
  })

  it('takes letters that are typed one after the other for one step', () => {
    const { draft } = open()
    for (const name of ['P', 'Pa', 'Par', 'Paris']) draft.change({ ...draft.pack, name }, deed, 'name')
    draft.undo()
    expect(draft.pack.name).toBe('Town')
    draft.redo()
    expect(draft.pack.name).toBe('Paris')
  })

  it('is saved only when the device has it, each step with its number', async () => {
    const { draft, kept } = open()
    draft.change({ ...draft.pack, name: 'A' }, deed)
    draft.change({ ...draft.pack, name: 'B' }, deed)
    expect(draft.saved).toBe('saving')
    await draft.settled()
    expect(draft.saved).toBe('saved')
    expect(kept.map(({ draft: one, step }) => [one.pack.name, one.position, step?.number])).toEqual([
      ['A', 1, 0],
      ['B', 2, 1],
    ])
  })

  it('goes on as a copy where another tab has changed it', async () => {
    const { draft, kept } = open(town(), true)
    const { id } = draft
    draft.change({ ...draft.pack, name: 'Mine' }, deed)
    await draft.settled()
    expect(draft.parted).toBe(true)
    expect(draft.id).not.toBe(id)
    expect(kept.at(-1)?.draft).toMatchObject({ id: draft.id, pack: { name: 'Mine' } })
  })
})

describe('a pack from a file', () => {
  it('stays as it is where nothing is missing', () => {
    const pack = town()
    expect(wholePack(JSON.parse(JSON.stringify(pack)))).toEqual(pack)
  })

  it('is filled up where something is missing or of another kind', () => {
    const pack = wholePack({
      name: 'Half',
      board: { locations: [{ id: 'a' }, 7] },
      tickets: [],
      cards: { hand: 'two' },
    })
    expect(pack.name).toBe('Half')
    expect(pack.board.locations).toEqual([{ id: 'a', name: '', x: 600, y: 450, label: 'n' }])
    expect(pack.board.routes).toEqual([])
    expect(pack.tickets.deck).toEqual([])
    expect(pack.cards.hand).toBe(2)
    for (const nothing of [null, 3, [], 'text']) expect(wholePack(nothing).board.locations).toEqual([])
  })
})
