import { describe, expect, test } from 'vitest'
import { moscowMonth } from '../time/dates.ts'
import { demandOf, monthText, supplyOf } from './demand.ts'
import { regionOfSlice } from './region-of-slice.ts'

const LAST = moscowMonth('2026-10-15T00:00:00Z')
/** From the earliest month to the last. */
const counts = (...hits: number[]) =>
  hits
    .map((one, index) => ({ month: monthText(LAST - hits.length + 1 + index), hits: one }))
    .filter(({ hits }) => hits > 0)
const year = (hits: number) => Array.from({ length: 12 }, () => hits)

test('months are numbered as the database writes them', () => {
  expect([monthText(LAST), monthText(LAST - 9), monthText(LAST - 10)]).toEqual(['2026-10', '2026-01', '2025-12'])
})

describe('demand', () => {
  test('is twelve months and their sum, beside the sum of the twelve before', () => {
    const demand = demandOf(counts(...year(20), ...year(30)), LAST)
    expect(demand).toMatchObject({ views: 360, before: 240 })
    expect(demand?.months).toHaveLength(12)
    expect(demand?.months[0]).toEqual({ month: '2025-11', views: 30 })
    expect(demand?.months.at(-1)).toEqual({ month: '2026-10', views: 30 })
  })

  test('counts a month without views as zero', () => {
    const demand = demandOf(counts(40, 0, ...year(40).slice(2)), LAST)
    expect(demand?.months[1]).toEqual({ month: '2025-12', views: 0 })
    expect(demand?.views).toBe(440)
  })

  test('is not told from fewer than ten months or two hundred views', () => {
    expect(demandOf(counts(...year(100).slice(0, 9)), LAST)).toBeNull()
    expect(demandOf(counts(...year(100).slice(0, 10)), LAST)).not.toBeNull()
    expect(demandOf(counts(...year(16)), LAST)).toBeNull()
    expect(demandOf(counts(...year(17)), LAST)).not.toBeNull()
  })

  test('is compared only with a year that has enough', () => {
    expect(demandOf(counts(...year(3), ...year(30)), LAST)).toMatchObject({ views: 360, before: null })
  })
})

test('tenders per participant need twenty tenders and five participants', () => {
  expect(supplyOf({ tenders: 20, participants: 5, unnamed: 3 })).toEqual({ tenders: 20, participants: 5, unnamed: 3 })
  expect(supplyOf({ tenders: 19, participants: 5, unnamed: 3 })).toBeNull()
  expect(supplyOf({ tenders: 20, participants: 4, unnamed: 3 })).toBeNull()
})

test.each([
  ['', ''],
  ['city/kazan', 'kazan'],
  ['platform/ios/district/volga', 'volga'],
  ['country/russia', 'russia'],
  ['category/shop', ''],
])('the region of the slice %j is %j', (slice, region) => {
  expect(regionOfSlice(slice)).toBe(region)
})
