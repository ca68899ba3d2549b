import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleDeals } from '#tests/support/calculator/sample-deals.ts'
import { areaOf } from './answer-titles.ts'
import { type Answers, QUESTION_KEYS } from './answers.ts'
import type { Deal } from './deal.ts'
import { countOptions, dealsFor } from './deals.ts'
import { MIN_DEALS, widen } from './widen.ts'

const times = (count: number, change: Partial<Deal>) => Array.from({ length: count }, () => change)

test('enough deals are left as they are', () => {
  const { steps, answers } = widen(sampleDeals(...times(5, {})), { type: 'shop', region: 'kazan' }, areaOf)
  expect(steps).toEqual([{ key: null, from: null, to: null, sample: 5 }])
  expect(answers).toEqual({ type: 'shop', region: 'kazan' })
})

test('answers are dropped in the fixed order, a city by way of its district', () => {
  const deals = sampleDeals(
    ...times(1, {}),
    ...times(1, { industry: 'auto' }),
    ...times(1, { industry: 'auto', city: 'samara' }),
    ...times(9, { industry: 'auto', city: 'moscow', area: 'central' }),
  )
  const asked: Answers = { type: 'shop', region: 'kazan', industry: 'furniture' }
  const { steps, answers, deals: found } = widen(deals, asked, areaOf)
  expect(steps).toEqual([
    { key: null, from: null, to: null, sample: 1 },
    { key: 'industry', from: 'furniture', to: null, sample: 2 },
    { key: 'region', from: 'kazan', to: 'volga', sample: 3 },
    { key: 'region', from: 'volga', to: null, sample: 12 },
  ])
  expect(answers).toEqual({ type: 'shop' })
  expect(found).toHaveLength(12)
})

test('the kind of work goes last, and too few stay too few', () => {
  const { steps, deals } = widen(sampleDeals(...times(4, {})), { type: 'landing', tier: 'low' }, areaOf)
  expect(steps.map(({ key }) => key)).toEqual([null, 'tier', 'type'])
  expect(deals).toHaveLength(4)
})

const change = fc.record({
  type: fc.constantFrom('shop', 'landing', null),
  industry: fc.constantFrom('auto', 'food'),
  system: fc.constantFrom('bitrix', null),
  city: fc.constantFrom('kazan', 'samara'),
  tier: fc.constantFrom('low', 'high'),
  scope: fc.constantFrom('1-2', '8'),
  price: fc.integer({ min: 1, max: 1e8 }),
})
const market = fc.array(change, { maxLength: 40 }).map(changes => sampleDeals(...changes))
const asked = fc.record(
  {
    type: fc.constantFrom('shop', 'landing'),
    industry: fc.constantFrom('auto', 'food'),
    system: fc.constant('bitrix'),
    region: fc.constantFrom('kazan', 'volga', 'moscow'),
    tier: fc.constantFrom('low', 'high'),
    scope: fc.constantFrom('1-2', '8'),
  },
  { requiredKeys: [] },
)

test('widening never shrinks the sample, and stops as soon as there are enough', () => {
  fc.assert(
    fc.property(market, asked, (deals, answers) => {
      const { steps, deals: found } = widen(deals, answers as Answers, areaOf)
      const samples = steps.map(({ sample }) => sample)
      expect(samples).toEqual(samples.toSorted((one, other) => one - other))
      expect(samples.at(-1)).toBe(found.length)
      for (const sample of samples.slice(0, -1)) expect(sample).toBeLessThan(MIN_DEALS)
    }),
  )
})

test('the order of answers does not matter', () => {
  fc.assert(
    fc.property(market, asked, (deals, answers) => {
      const reversed = Object.fromEntries(Object.entries(answers).toReversed())
      expect(widen(deals, reversed, areaOf)).toEqual(widen(deals, answers as Answers, areaOf))
    }),
  )
})

test('an option is counted under the other answers', () => {
  fc.assert(
    fc.property(market, asked, (deals, given) => {
      const answers = given as Answers
      const counts = countOptions(deals, answers)
      for (const key of QUESTION_KEYS) {
        for (const [value, count] of counts[key])
          expect(count).toBe(dealsFor(deals, { ...answers, [key]: value }).length)
      }
    }),
  )
})
