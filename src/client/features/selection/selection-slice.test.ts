import { describe, expect, test } from 'vitest'
import {
  comparePopupClosed,
  selectionAdded,
  selectionFollowed,
  selectionRemoved,
  selectionReset,
  selectionRestored,
  selectionSlice,
} from './selection-slice.ts'

type Action = Parameters<typeof selectionSlice.reducer>[1]
const stateAfter = (...actions: Action[]) => actions.reduce(selectionSlice.reducer, selectionSlice.initialState)
const idsAfter = (...actions: Action[]) => stateAfter(...actions).ids

const AT = '2026-05-16T09:00:00.000Z'
const card = (id: number) => ({ id, name: `Агентство ${id}`, name_lat: `agency-${id}`, logo: `/media/${id}.svg` })
const chosen = (...ids: number[]) => selectionAdded({ ids, cards: ids.map(card), at: AT })
const stored = (ids: unknown[], myDate: string | null = null) => ({ ids, cards: [], myDate })

test('selected agencies keep their order, each once', () => {
  expect(idsAfter(chosen(7), chosen(12), chosen(7), chosen(3))).toEqual([7, 12, 3])
})

test('0, null and anything else that is not an id is dropped', () => {
  expect(idsAfter(chosen(0), selectionRestored(stored([0, null, 5, 'x', -1, 1.5, 5])))).toEqual([5])
  expect(idsAfter(selectionFollowed(stored([null, 9, 0])))).toEqual([9])
})

test('agencies selected before storage was read are appended to the stored ones', () => {
  expect(idsAfter(chosen(12), selectionRestored(stored([7, 3])))).toEqual([7, 3, 12])
})

test('removing one drops its card and keeps the others', () => {
  const { ids, cards } = stateAfter(chosen(7, 12, 3), selectionRemoved(12))
  expect(ids).toEqual([7, 3])
  expect(Object.keys(cards)).toEqual(['3', '7'])
})

test('a reset empties the selection', () => {
  expect(stateAfter(chosen(7, 12), selectionReset())).toMatchObject({ ids: [], cards: {}, popup: false })
})

test('an agency removed in another tab is removed here', () => {
  expect(idsAfter(chosen(7, 12), selectionFollowed(stored([12])))).toEqual([12])
})

test('the selection is bounded', () => {
  const many = Array.from({ length: 14 }, (_, index) => index + 1)
  expect(idsAfter(chosen(...many))).toHaveLength(10)
  expect(idsAfter(chosen(...many), chosen(99))).not.toContain(99)
})

describe('the popup that offers to compare', () => {
  test('opens with the second agency and remembers when', () => {
    expect(stateAfter(chosen(7)).popup).toBe(false)
    expect(stateAfter(chosen(7), chosen(12))).toMatchObject({ popup: true, myDate: AT })
  })

  test('stays closed where its date is stored', () => {
    const restored = selectionRestored(stored([7], '2026-05-01T00:00:00.000Z'))
    expect(stateAfter(restored, chosen(12)).popup).toBe(false)
    expect(stateAfter(chosen(7, 12), restored).popup).toBe(false)
  })

  test('stays closed once closed, even for a new selection', () => {
    const again = stateAfter(chosen(7, 12), comparePopupClosed(), selectionReset(), chosen(3), chosen(4))
    expect(again.popup).toBe(false)
  })

  test('closes when one agency is left', () => {
    expect(stateAfter(chosen(7, 12), selectionRemoved(7)).popup).toBe(false)
  })

  test('is not opened by storage or another tab', () => {
    expect(stateAfter(selectionRestored(stored([7, 12]))).popup).toBe(false)
    expect(stateAfter(selectionFollowed(stored([7, 12]))).popup).toBe(false)
  })
})
