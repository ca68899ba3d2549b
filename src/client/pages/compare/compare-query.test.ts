import { expect, test } from 'vitest'
import { comparisonHref, comparisonParams, readComparison } from './compare-query.ts'

const read = (search: string) => readComparison(new URLSearchParams(search))

test('a list of ids is read as it is written, and as a form without script sends it', () => {
  expect(read('ids=12,7').ids).toEqual([12, 7])
  expect(read('ids=12&ids=7').ids).toEqual([12, 7])
})

test('zeros, doubles and whatever else is no id are out; none left is the visitor’s own selection', () => {
  expect(read('ids=0,5,null,5,-1,x,1e99').ids).toEqual([5])
  expect(read('ids=0,x').ids).toBeNull()
  expect(read('').ids).toBeNull()
})

test('more than ten are cut, and the table is asked for five', () => {
  const ids = Array.from({ length: 14 }, (_, index) => index + 1)
  const asked = read(`ids=${ids}`)
  expect(asked.ids).toHaveLength(10)
  expect(comparisonParams(asked.ids ?? [], asked).ids).toBe('1,2,3,4,5')
})

test('tab, order and differences stand in the address, and only those that were chosen', () => {
  const asked = read('ids=12,7&tab=prices&sort=-average&diff=1')
  expect(asked).toEqual({ ids: [12, 7], tab: 'prices', sort: '-average', isDiff: true })
  expect(comparisonHref(asked)).toBe('/compare/?ids=12,7&tab=prices&sort=-average&diff=1')
  expect(comparisonHref(asked, { sort: undefined, isDiff: false })).toBe('/compare/?ids=12,7&tab=prices')
})

test('the address of one’s own selection names nobody', () => {
  expect(comparisonHref(read('tab=prices'))).toBe('/compare/?tab=prices')
  expect(comparisonHref(read(''))).toBe('/compare/')
})

test('the last one taken out leaves no empty list behind', () => {
  expect(comparisonHref(read('ids=7'), { ids: [] })).toBe('/compare/')
})
