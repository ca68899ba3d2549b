import { expect, test } from 'vitest'
import { priceIndex } from './price-index.ts'

const kind = (name: string, median: number, deals = 10) => ({ kind: name, median, deals })

test('the ratio of a quarter is the median of like to like, weighed by deals', () => {
  const [quarter] = priceIndex(
    [{ quarter: '2025-01-01', kinds: [kind('shop', 100), kind('landing', 50, 20), kind('promo', 200)] }],
    [kind('shop', 110), kind('landing', 60), kind('promo', 260)],
  )
  // 1.1 × 10 deals, 1.2 × 20, 1.3 × 10: positions 0, 15, 30, so the median is the middle one.
  expect(quarter?.ratio).toBeCloseTo(1.2)
  expect(quarter).toMatchObject({ quarter: '2025-01-01', deals: 40, kinds: 3 })
})

test('dearer kinds of work in one period do not look like growth', () => {
  const [quarter] = priceIndex(
    [{ quarter: '2025-01-01', kinds: [kind('landing', 100, 90), kind('shop', 1000, 10)] }],
    [kind('landing', 100, 10), kind('shop', 1000, 90)],
  )
  expect(quarter?.ratio).toBe(1)
})

test('a kind with fewer than five deals on either side is left out', () => {
  const [quarter] = priceIndex(
    [{ quarter: '2025-01-01', kinds: [kind('shop', 100), kind('landing', 10, 4), kind('promo', 10)] }],
    [kind('shop', 120), kind('landing', 100), kind('promo', 100, 4)],
  )
  expect(quarter).toMatchObject({ ratio: 1.2, kinds: 1, deals: 10 })
})

test('the quarters beside one count too, so that a chance price does not shift it', () => {
  const index = priceIndex(
    [
      { quarter: '2024-10-01', kinds: [kind('shop', 80)] },
      { quarter: '2025-01-01', kinds: [kind('shop', 40)] },
      { quarter: '2025-04-01', kinds: [kind('shop', 100)] },
    ],
    [kind('shop', 100)],
  )
  // Ratios 1.25, 2.5, 1: the middle quarter has the median of all three, each end that of two.
  expect(index.map(({ ratio }) => ratio)).toEqual([1.875, 1.25, 1.75])
})

test('a quarter with nothing to compare takes the ratio of the next one', () => {
  const index = priceIndex(
    [
      { quarter: '2024-07-01', kinds: [kind('shop', 100, 2)] },
      { quarter: '2024-10-01', kinds: [] },
      { quarter: '2025-01-01', kinds: [kind('shop', 80)] },
      { quarter: '2025-04-01', kinds: [] },
      { quarter: '2025-07-01', kinds: [] },
    ],
    [kind('shop', 100)],
  )
  expect(index.map(({ quarter, ratio }) => [quarter, ratio])).toEqual([
    ['2024-07-01', 1.25],
    ['2024-10-01', 1.25],
    ['2025-01-01', 1.25],
    ['2025-04-01', 1.25],
    ['2025-07-01', 1],
  ])
})
