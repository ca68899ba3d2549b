import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleDeals } from '#tests/support/calculator/sample-deals.ts'
import { countUpTo } from '../numbers/count-up-to.ts'
import type { Deal } from './deal.ts'
import { nearestProjects, pricedProjects } from './nearest-projects.ts'

const nearest = (deals: readonly Deal[], price: number) => nearestProjects(pricedProjects(deals), price)

test('projects nearest in proportion come first: twice the price is as far as half of it', () => {
  const deals = sampleDeals({ price: 500_000 }, { price: 1_100_000 }, { price: 2_100_000 }, { price: 3_000_000 })
  expect(nearest(deals, 1_000_000)).toEqual([2, 1, 3])
})

test('of equals the best checked come first, then the newest', () => {
  const deals = sampleDeals(
    { doneOn: '2026-01-01', weight: 0.5 },
    { doneOn: '2025-01-01' },
    { doneOn: '2026-02-01' },
    { doneOn: '2026-03-01', weight: 0.5 },
    { price: 4_000_000, weight: 1 },
  )
  expect(nearest(deals, 2_000_000)).toEqual([5, 3, 2])
})

test('projects under NDA and reviews without a project are left out', () => {
  expect(nearest(sampleDeals({ isNda: true }, { projectId: null, reviewId: 7 }, {}), 900_000)).toEqual([3])
  expect(nearest([], 900_000)).toEqual([])
})

const PRICES = [100, 200, 300, 400, 800, 1600].map(thousands => thousands * 1000)
const deal = fc.record({
  price: fc.constantFrom(...PRICES),
  weight: fc.constantFrom(0.5, 1),
  doneOn: fc.constantFrom('2025-01-01', '2026-01-01'),
  isNda: fc.boolean(),
})

test('the same as sorting the whole sample', () => {
  fc.assert(
    fc.property(fc.array(deal, { maxLength: 40 }), fc.constantFrom(...PRICES, 1, 250_000, 10 ** 9), (rows, price) => {
      const deals = sampleDeals(...rows)
      const away = (each: Deal) => Math.abs(Math.log(each.price / price))
      const sorted = deals
        .filter(({ isNda }) => !isNda)
        .toSorted(
          (one, other) =>
            away(one) - away(other) ||
            other.weight - one.weight ||
            other.doneOn.localeCompare(one.doneOn) ||
            other.id - one.id,
        )
      expect(nearest(deals, price)).toEqual(sorted.slice(0, 3).map(({ projectId }) => projectId))
      const sums = Int32Array.from(deals, each => each.price)
      expect(countUpTo(sums, price)).toBe(sums.filter(sum => sum <= price).length)
    }),
  )
})
