import { expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { makeStore } from '../../store/make-store.ts'
import { type FoundAgency, searchCleared, selectAutocomplete, suggestAgencies } from './autocomplete-slice.ts'

const agency = (name: string): FoundAgency => ({
  id: name.length,
  name,
  name_lat: 'test',
  logo: '/media/logo.svg',
  city: 'Казань',
  path: '/agency-test/',
  place: null,
  average: null,
  price_from: null,
  price_usual: null,
  price_unit: 'project',
  matched: [],
})

/** A search API whose responses the test releases in any order. */
function search() {
  const waiting = new Map<string, { answer: (results: FoundAgency[]) => void; fail: (error: Error) => void }>()
  const api = ((_: string, { q }: { q: string }) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(q, { answer: results => resolve({ results, ratings: [], systems: [], read_as: null }), fail: reject })
    })) as unknown as CallApi
  const store = makeStore(undefined, { api })
  return {
    asked: () => [...waiting.keys()],
    type: (text: string) => store.dispatch(suggestAgencies(text)),
    clear: () => store.dispatch(searchCleared()),
    of: (text: string) => {
      const call = waiting.get(text)
      if (!call) throw new Error(`Nobody asked for ${text}`)
      return call
    },
    seen: () => selectAutocomplete(store.getState()),
  }
}

test('a late response to older text is dropped', async () => {
  const { type, of, seen } = search()
  const older = type('се')
  const newer = type('сев')
  of('сев').answer([agency('Север')])
  await newer
  of('се').answer([agency('Село'), agency('Север')])
  await older
  expect(seen().results.map(({ name }) => name)).toEqual(['Север'])
  expect(seen()).toMatchObject({ search_text: 'сев', isAjax: false, error: null })
})

test('a late failure of an older search is dropped', async () => {
  const { type, of, seen } = search()
  const older = type('се')
  type('сев')
  of('се').fail(new Error('late'))
  await older
  expect(seen()).toMatchObject({ isAjax: true, error: null })
})

test('earlier results stay while the next ones load', async () => {
  const { type, of, seen } = search()
  const first = type('се')
  of('се').answer([agency('Север')])
  await first
  type('сев')
  expect(seen()).toMatchObject({ isAjax: true, search_text: 'сев' })
  expect(seen().results).toHaveLength(1)
})

test('a failure stores its message and leaves no results', async () => {
  const { type, of, seen } = search()
  const asked = type('се')
  of('се').fail(Object.assign(new Error('Слишком много запросов'), { status: 429 }))
  await asked
  expect(seen()).toMatchObject({ results: [], isAjax: false, error: 'Слишком много запросов' })
})

test('a response after the field was cleared is dropped', async () => {
  const { type, of, clear, seen } = search()
  const asked = type('се')
  clear()
  of('се').answer([agency('Север')])
  await asked
  expect(seen().results).toEqual([])
})

test('one letter or repeated text send nothing', () => {
  const { type, asked } = search()
  type('с')
  type('  се ')
  type('се')
  expect(asked()).toEqual(['се'])
})
