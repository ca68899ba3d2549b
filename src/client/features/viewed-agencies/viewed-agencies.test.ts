import { expect, test } from 'vitest'
import { keepAgencies, readAgencies } from '../../browser/stored/agency-storage.ts'
import { VIEWED } from './use-viewed.ts'
import { shownCards } from './viewed-agencies.tsx'

const card = (id: number) => ({ id, name: `Агентство ${id}`, name_lat: `agency-${id}`, logo: `/media/${id}.svg` })

function storageOf(kept: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage
}

test('the strip shows the other agencies, newest first', () => {
  expect(shownCards({ ids: [7, 12, 3], cards: { 7: card(7), 12: card(12), 3: card(3) } }, 12)).toEqual([
    card(7),
    card(3),
  ])
})

test('an id without a name is not shown', () => {
  expect(shownCards({ ids: [7, 12], cards: { 12: card(12) } }, undefined)).toEqual([card(12)])
})

test('a stored list is read back', () => {
  const storage = storageOf()
  keepAgencies(storage, VIEWED, { ids: [12, 7], cards: { 7: card(7), 12: card(12) } })
  expect(readAgencies(storage, VIEWED)).toEqual({ ids: [12, 7], cards: [card(7), card(12)] })
})

test('malformed storage content is ignored', () => {
  const storage = storageOf({ viewedAgencies: '{"0": 7}', viewedAgencyCards: '[null, 5, {"id": 7, "name": 4}]' })
  expect(readAgencies(storage, VIEWED)).toEqual({ ids: [], cards: [] })
})
