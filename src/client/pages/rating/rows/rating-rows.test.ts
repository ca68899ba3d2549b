import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RatingRow } from '#contract/calls/rating.ts'
import { sampleRow } from '#tests/support/client/sample-row.ts'
import { rowKey, splitByAds } from './rating-rows.ts'

const rowsOf = (count: number): RatingRow[] =>
  Array.from({ length: count }, (_, index) =>
    sampleRow({ place: index + 1, agency: { ...sampleRow().agency, id: index + 1 } }),
  )

const NOBODY = { wide: [], mini: [] }

describe('ads between rows', () => {
  test('come after three leaders and after ten rows', () => {
    const { leaders, hasWide, middle, hasMini, rest } = splitByAds(rowsOf(20), NOBODY)
    expect([leaders.length, middle.length, rest.length]).toEqual([3, 7, 10])
    expect([hasWide, hasMini]).toEqual([true, true])
  })

  test('move down from the advertised agency’s own place', () => {
    const { leaders, hasWide } = splitByAds(rowsOf(20), { wide: [2], mini: [] })
    expect([leaders.length, hasWide]).toEqual([7, true])
  })

  test('are left out of a list where every gap is too close', () => {
    const { leaders, middle, rest, hasWide, hasMini } = splitByAds(rowsOf(6), { wide: [3], mini: [3] })
    expect([hasWide, hasMini]).toEqual([false, false])
    expect([...leaders, ...middle, ...rest].map(rowKey)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('are never within five rows of their agency, lose no row and keep the order', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 4 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 45 }), ids, ids, (count, wide, mini) => {
        const rows = rowsOf(count)
        const { leaders, middle, rest, hasWide, hasMini } = splitByAds(rows, { wide, mini })
        expect([...leaders, ...middle, ...rest]).toEqual(rows)
        const near = (gap: number) => rows.slice(Math.max(0, gap - 5), gap + 5).map(rowKey)
        if (hasWide) expect(near(leaders.length).filter(id => wide.includes(id))).toEqual([])
        if (hasMini) expect(near(leaders.length + middle.length).filter(id => mini.includes(id))).toEqual([])
      }),
    )
  })
})
