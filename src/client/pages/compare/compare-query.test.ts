import { expect, test } from 'vitest'
import { comparisonHref, comparisonParams, readComparison } from './compare-query.ts'

const read = (search: string) => readComparison(new URLSearchParams(search))

test('ids are read from a list and from repeated parameters, as a plain form sends them', () => {
  expect(read('ids=12,7').ids).toEqual([12, 7])
  expect(read('ids=12&ids=7').ids).toEqual([12, 7])
})

test('duplicates and invalid ids are dropped; without ids it is the visitor’s own selection', () => {
  expect(read('ids=0,5,null,5,-1,x,1e99').ids).toEqual([5])
  expect(read('ids=0,x').ids).toBeNull()
  expect(read('').ids).toBeNull()
})

test('at most ten ids are kept, and the table is requested for five', () => {
  const ids = Array.from({ length: 14 }, (_, index) => index + 1)
  const query = read(`ids=${ids}`)
  expect(query.ids).toHaveLength(10)
  expect(comparisonParams(query.ids ?? [], query).ids).toBe('1,2,3,4,5')
})

test('tab, sort and differences are in the URL only if chosen', () => {
  const query = read('ids=12,7&tab=prices&sort=-average&diff=1')
  expect(query).toEqual({ ids: [12, 7], tab: 'prices', sort: '-average', isDiff: true })
  expect(comparisonHref(query)).toBe('/compare/?ids=12,7&tab=prices&sort=-average&diff=1')
  expect(comparisonHref(query, { sort: undefined, isDiff: false })).toBe('/compare/?ids=12,7&tab=prices')
})

test('the URL of the visitor’s own selection has no ids', () => {
  expect(comparisonHref(read('tab=prices'))).toBe('/compare/?tab=prices')
  expect(comparisonHref(read(''))).toBe('/compare/')
})

test('removing the last agency leaves no empty parameter', () => {
  expect(comparisonHref(read('ids=7'), { ids: [] })).toBe('/compare/')
})

test('rating, limit and first column are in the URL; malformed ones are ignored', () => {
  const query = read('ids=12,7&rating=digital-agencies/shop&budget=1500000&from=1')
  expect(query).toMatchObject({ rating: '/digital-agencies/shop/', budget: 1_500_000, from: 1 })
  expect(comparisonHref(query)).toBe('/compare/?ids=12,7&rating=digital-agencies/shop&budget=1500000&from=1')
  expect(comparisonParams([12, 7], query)).toEqual({
    ids: '12,7',
    rating: '/digital-agencies/shop/',
    budget: 1_500_000,
  })
  expect(read('ids=7&rating=//x?y&budget=много&from=9')).toMatchObject({
    rating: undefined,
    budget: undefined,
    from: undefined,
  })
})
