import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EMPTY_RECORD } from '../../store/remote.ts'
import { CompareBox } from './compare-box.tsx'
import { knownCard } from './known-card.ts'
import { hasBar } from './selection.tsx'
import { keepSelection, readSelection } from './selection-storage.ts'

const card = (id: number) => ({ id, name: `Агентство ${id}`, name_lat: `agency-${id}`, logo: `/media/${id}.svg` })

function storageOf(kept: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage
}

test('a checkbox is a plain field that a form submits without JavaScript', () => {
  const html = renderToStaticMarkup(<CompareBox id={7} name="Северный контур" />)
  expect(html).toMatch(/<input (?=.*type="checkbox")(?=.*name="ids")(?=.*value="7")(?=.*form="compare")/)
  expect(html).toContain('aria-label="Сравнить: Северный контур"')
  expect(html).not.toContain('checked')
})

test('the card of a ticked agency comes from whichever answer contains it', () => {
  const answered = (response: unknown) => ({ ...EMPTY_RECORD, response })
  const remote = {
    'rating-page-main-info': answered({ rows: [{ agency: { ...card(7), city: 'Казань', founded: 2009 } }] }),
    'agency-find': answered({ results: [card(12)], fits: [{ agency: card(14) }] }),
    'rating-outside': answered({ list: [{ agency: card(15) }] }),
    'agency-header agency-3': answered(card(3)),
    'main-menu': answered({ counters: {} }),
  }
  expect([7, 12, 14, 15, 3].flatMap(id => knownCard(remote, id))).toEqual([7, 12, 14, 15, 3].map(card))
  expect(knownCard(remote, 99)).toEqual([])
})

test('a stored selection is read back: ids as a plain list, the popup date under its own key', () => {
  const storage = storageOf()
  const kept = { ids: [12, 7], cards: { 7: card(7), 12: card(12) }, popup: true, myDate: '2026-05-16T09:00:00.000Z' }
  keepSelection(storage, kept)
  expect(storage.getItem('mySelection')).toBe('[12,7]')
  expect(readSelection(storage)).toEqual({ ids: [12, 7], cards: [card(7), card(12)], myDate: kept.myDate })
})

test('malformed storage content is an empty selection without a date', () => {
  const storage = storageOf({ mySelection: '{"0": 7}', mySelectionCards: 'x', myDate: '17' })
  expect(readSelection(storage)).toEqual({ ids: [], cards: [], myDate: null })
})

test('the bar is shown where visitors choose, not over forms', () => {
  expect(hasBar({ name: 'rating', kind: 'read' })).toBe(true)
  expect(hasBar({ name: 'compare', kind: 'page' })).toBe(false)
  expect(hasBar({ name: 'review-request', kind: 'form' })).toBe(false)
  expect(hasBar({ name: 'review-add', kind: 'private' })).toBe(false)
})
