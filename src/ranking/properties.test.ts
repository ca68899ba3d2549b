import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { anyMarket } from '#tests/support/database/any-market.ts'
import {
  monthsAgo,
  NOW,
  sampleAgency,
  sampleProject,
  sampleReview,
  times,
} from '#tests/support/ranking/sample-facts.ts'
import { computeEdition, type Entry } from './compute-edition.ts'
import type { AgencyFacts } from './facts.ts'
import { methodologyAt } from './methodology.ts'
import { smoothedMean } from './score.ts'

// Invariants of any market.

const METHODOLOGY = methodologyAt(new Date(NOW))
const TERMS = {
  ...{ type: ratingTypeBySlug('digital-agencies'), year: null },
  ...{ methodology: METHODOLOGY, asOf: new Date(NOW) },
}

const compute = (agencies: readonly AgencyFacts[]) => computeEdition({ agencies }, TERMS)
const holds = <Given extends [unknown, ...unknown[]]>(property: fc.IProperty<Given>) =>
  fc.assert(property, { numRuns: 100 })

// Budgets that stay in their tier when scaled by 0.8 … 1.25; the bounds, 300 000, 1 000 000 and 3 000 000, belong
// to the tier above them.
const SAFE_BUDGETS = [
  [10_000, 239_999],
  [375_002, 799_999],
  [1_250_002, 2_399_999],
  [3_750_002, 9_000_000],
] as const
const safeBudget = fc.constantFrom(...SAFE_BUDGETS).chain(([min, max]) => fc.integer({ min, max }))

function withBudgets(agencies: readonly AgencyFacts[], budgetOf: (budget: number, index: number) => number) {
  return agencies.map(agency => ({
    ...agency,
    projects: agency.projects.map((project, index) => ({ ...project, budget: budgetOf(project.budget, index) })),
  }))
}

// Quartiles and bounds of prices are shown, never scored; they scale with the budgets.
const withoutPrices = (row: object) => ({ ...row, budgets: null, priceBounds: null })

test('scaling all budgets changes no place while every project stays in its tier', () => {
  holds(
    fc.property(
      anyMarket,
      fc.array(safeBudget, { minLength: 12, maxLength: 12 }),
      fc.double({ min: 0.8, max: 1.25, noNaN: true }),
      (agencies, budgets, scale) => {
        const market = withBudgets(agencies, (_, index) => budgets[index] ?? 100_000)
        const scaled = withBudgets(market, budget => budget * scale)
        // Only the whole: an agency's median may lie between two tiers and cross a bound.
        const whole = (facts: AgencyFacts[]) =>
          compute(facts)
            .entries.filter(({ tier }) => tier === '')
            .map(withoutPrices)
        expect(whole(scaled)).toEqual(whole(market))
      },
    ),
  )
})

test('scaling all budgets changes no tier when each agency has projects of one tier', () => {
  holds(
    fc.property(
      anyMarket,
      fc.array(safeBudget, { minLength: 8, maxLength: 8 }),
      fc.double({ min: 0.8, max: 1.25, noNaN: true }),
      (agencies, budgets, scale) => {
        const market = agencies.flatMap((agency, index) => withBudgets([agency], () => budgets[index] ?? 100_000))
        const unpriced = (facts: AgencyFacts[]) => {
          const { entries, sliceSizes, ...others } = compute(facts)
          return { ...others, entries: entries.map(withoutPrices), sliceSizes: sliceSizes.map(withoutPrices) }
        }
        expect(unpriced(withBudgets(market, budget => budget * scale))).toEqual(unpriced(market))
      },
    ),
  )
})

test('a verified five-star review never lowers an agency in any slice', () => {
  const standingOf = (agencies: AgencyFacts[], id: number) =>
    new Map(
      compute(agencies)
        .entries.filter(({ agencyId }) => agencyId === id)
        .map(entry => [`${entry.slice}|${entry.tier}`, entry]),
    )
  holds(
    fc.property(anyMarket, fc.double({ min: 0, max: 48, noNaN: true }), (agencies, age) => {
      const [praised, ...others] = agencies
      if (!praised) return
      const reviews = [...praised.reviews, sampleReview({ overall: 5, publishedAt: monthsAgo(age) })]
      const before = standingOf(agencies, praised.id)
      const after = standingOf([{ ...praised, reviews }, ...others], praised.id)
      expect([...after.keys()]).toEqual([...before.keys()])
      for (const [slice, entry] of after) {
        expect(entry.score).toBeGreaterThanOrEqual(before.get(slice)?.score ?? Number.NaN)
        expect(entry.place).toBeLessThanOrEqual(before.get(slice)?.place ?? Number.NaN)
      }
    }),
  )
})

test('one review never outranks forty of the same mean above the prior', () => {
  const common = fc.record({
    evidence: fc.constantFrom('company-mail' as const, 'other-mail' as const),
    publishedAt: fc.double({ min: 0, max: 48, noNaN: true }).map(monthsAgo),
  })
  holds(
    fc.property(common, fc.constantFrom(4, 5), fc.integer({ min: 0, max: 20 }), (own, overall, pairs) => {
      // Pairs of three and five keep a mean of four; a mean of five allows no pairs.
      const spread = overall === 4 ? pairs : 0
      const forty = times(40, index =>
        sampleReview({ ...own, overall: index < 2 * spread ? overall + (index % 2 ? 1 : -1) : overall }),
      )
      const one = [sampleReview({ ...own, overall })]
      expect(smoothedMean(one, METHODOLOGY, NOW)).toBeLessThan(smoothedMean(forty, METHODOLOGY, NOW))
    }),
  )
})

test('equals share a place and are ordered by slug, whatever the input order', () => {
  const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 2, maxLength: 12 })
  holds(
    fc.property(slugs, names => {
      const twins = names.map(slug => sampleAgency(slug, { projects: times(3, () => sampleProject()) }))
      const slugOf = new Map(twins.map(({ id, slug }) => [id, slug]))
      const whole = compute(twins).entries.filter(({ slice, tier }) => slice + tier === '')
      expect(whole.map(({ agencyId }) => slugOf.get(agencyId))).toEqual(names.toSorted())
      expect(new Set(whole.map(({ place }) => place))).toEqual(new Set([1]))
      expect(whole.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1))
    }),
  )
})

test('the order of the facts does not change a byte of the result', () => {
  const shuffled = anyMarket.chain(agencies =>
    fc.tuple(
      fc.constant(agencies),
      fc.shuffledSubarray(agencies, { minLength: agencies.length }).map(mixed =>
        mixed.map(agency => ({
          ...agency,
          projects: agency.projects.toReversed(),
          reviews: agency.reviews.toReversed(),
          cases: agency.cases.toReversed(),
          awards: agency.awards.toReversed(),
          checkedFacts: agency.checkedFacts.toReversed(),
        })),
      ),
    ),
  )
  holds(
    fc.property(shuffled, ([agencies, mixed]) => {
      expect(JSON.stringify(compute(mixed))).toBe(JSON.stringify(compute(agencies)))
    }),
  )
})

test('agencies outside a slice do not affect it', () => {
  holds(
    fc.property(anyMarket, agencies => {
      const inKazan = (entries: Entry[]) => entries.filter(({ slice }) => slice === 'city/kazan')
      const local = agencies.filter(({ city }) => city === 'kazan')
      expect(inKazan(compute(local).entries)).toEqual(inKazan(compute(agencies).entries))
    }),
  )
})

test('positions are consecutive from one, scores descend, and the usual range contains the place', () => {
  holds(
    fc.property(anyMarket, agencies => {
      const { entries, sliceSizes } = compute(agencies)
      for (const { slice, tier, participants } of sliceSizes) {
        const rows = entries.filter(entry => entry.slice === slice && entry.tier === tier)
        expect(rows.map(({ position }) => position)).toEqual(times(participants, index => index + 1))
        for (const [index, { score, place, position, placeFrom, placeTo }] of rows.entries()) {
          expect(score).toBeLessThanOrEqual(rows[index - 1]?.score ?? 100)
          expect(place).toBeLessThanOrEqual(position)
          expect(placeFrom).toBeGreaterThanOrEqual(1)
          expect(placeFrom).toBeLessThanOrEqual(place)
          expect(placeTo).toBeGreaterThanOrEqual(place)
          expect(placeTo).toBeLessThanOrEqual(participants)
        }
      }
    }),
  )
})
