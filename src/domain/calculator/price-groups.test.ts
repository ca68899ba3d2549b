import { expect, test } from 'vitest'
import { sampleDeals } from '#tests/support/calculator/sample-deals.ts'
import { dealsFor } from './deals.ts'
import { priceChanges } from './price-changes.ts'
import { priceGroups, sortGroups } from './price-groups.ts'

const deals = sampleDeals(
  ...[100, 200, 300, 400, 500].map(price => ({ price, paid: price / 2, doneOn: '2025-05-01' })),
  ...[1000, 2000, 3000, 4000, 5000].map(price => ({
    price,
    paid: price,
    doneOn: '2026-02-01',
    city: 'moscow',
    area: 'central',
  })),
  { price: 9000, paid: 9000, doneOn: '2026-07-01', city: 'samara' },
)

test('time shows sums as paid, places sums at today’s level', () => {
  const [first] = priceGroups(deals, 'year')
  expect(first).toMatchObject({ value: '2025', sample: 5, spread: { median: 150 } })
  expect(priceGroups(deals, 'region')[0]).toMatchObject({
    value: 'kazan',
    spread: { low: 200, median: 300, high: 400 },
  })
})

test('quarters are those of the calendar', () => {
  expect(priceGroups(deals, 'quarter').map(({ value, sample }) => [value, sample])).toEqual([
    ['2025-2', 5],
    ['2026-1', 5],
    ['2026-3', 1],
  ])
})

test('a group under five deals has no price and comes last', () => {
  const byTitle = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1)
  const groups = priceGroups(deals, 'region')
  expect(groups.find(({ value }) => value === 'samara')?.spread).toBeNull()
  expect(sortGroups(groups, 'median', byTitle).map(({ value }) => value)).toEqual(['moscow', 'kazan', 'samara'])
  expect(sortGroups(groups, 'group', byTitle).map(({ value }) => value)).toEqual(['kazan', 'moscow', 'samara'])
})

test('another answer changes the median by what its own deals cost', () => {
  const kazan = dealsFor(deals, { region: 'kazan' })
  const changes = priceChanges(kazan, { region: 'kazan' }, answers => dealsFor(deals, answers))
  expect(changes).toEqual([{ key: 'region', value: 'moscow', median: 3000, difference: 2700, sample: 5 }])
})

test('nothing is said where either side has fewer than five deals', () => {
  const samara = dealsFor(deals, { region: 'samara' })
  expect(priceChanges(samara, { region: 'samara' }, answers => dealsFor(deals, answers))).toEqual([])
})
