import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { anyMarket } from '#tests/support/database/any-market.ts'
import { NOW } from '#tests/support/ranking/sample-facts.ts'
import { computeEdition } from '../compute-edition.ts'
import type { Evidence } from '../evidence.ts'
import type { AgencyFacts } from '../facts.ts'
import { methodologyAt } from '../methodology.ts'
import { type Expiry, lossesOf, type Placed } from './expiry-losses.ts'

const asOf = new Date(NOW)
const methodology = methodologyAt(asOf)
const terms = { type: ratingTypeBySlug('digital-agencies'), year: null, methodology, asOf, placesOnly: true }

/** The places of a whole rating as they are stored. */
function placesOf(agencies: AgencyFacts[]): Map<number, Placed> {
  const { entries, evidence, sliceSizes } = computeEdition({ agencies }, terms)
  const whole = entries.filter(({ slice, tier }) => slice + tier === '')
  const best = sliceSizes.find(({ slice, tier }) => slice + tier === '')?.bestProjects ?? 0
  return new Map(
    whole.map(({ agencyId, score, addends }) => [
      agencyId,
      {
        ...{ score, addends, methodology, isPlatform: false, best },
        evidence: evidence.find(({ key, agencyId: id }) => key === '' && id === agencyId)?.evidence as Evidence,
        othersProjects: Math.max(
          0,
          ...whole.filter(other => other.agencyId !== agencyId).map(other => other.addends[0]),
        ),
      },
    ]),
  )
}

const expiriesOf = ({ evidence: { projects, cases } }: Placed): Expiry[] => [
  ...projects.map(([id]): Expiry => ({ factor: 'projects', id })),
  ...cases.map((id): Expiry => ({ factor: 'cases', id })),
  { factor: 'awards' },
]

const dropped = (agency: AgencyFacts, expiry: Expiry): AgencyFacts => ({
  ...agency,
  projects: agency.projects.filter(({ id }) => expiry.factor !== 'projects' || id !== expiry.id),
  cases: agency.cases.filter(({ id }) => expiry.factor !== 'cases' || id !== expiry.id),
})

test('a loss is what the whole rating computed without the fact takes from the score', () => {
  fc.assert(
    fc.property(anyMarket, agencies => {
      for (const [agencyId, placed] of placesOf(agencies)) {
        for (const expiry of expiriesOf(placed).filter(({ factor }) => factor !== 'awards')) {
          const [loss] = lossesOf(placed, [expiry])
          const without = agencies.map(agency => (agency.id === agencyId ? dropped(agency, expiry) : agency))
          const then = placesOf(without).get(agencyId)
          expect(loss?.takesPart).toBe(then !== undefined)
          // Evidence stores weights with four decimals, so a score may round to the next tenth.
          if (then) expect(Math.abs((loss?.score ?? 0) - then.score)).toBeLessThan(0.11)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('losses add up to the change of the score, and none is a gain', () => {
  fc.assert(
    fc.property(anyMarket, agencies => {
      for (const placed of placesOf(agencies).values()) {
        const losses = lossesOf(placed, expiriesOf(placed))
        const all = losses.reduce((sum, { loss }) => sum + loss, 0)
        expect(all).toBeCloseTo(placed.score - (losses.at(-1)?.score ?? 0), 9)
        for (const { loss } of losses) expect(loss).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 100 },
  )
})

test('a rival that is far behind takes nothing from the leader, who is measured by its own projects', () => {
  const evidence: Evidence = {
    ...{ reviews: [], cases: [1], awards: [[9, 1]], facts: [], share: [4, 4] },
    projects: [1, 2, 3, 4].map(id => [id, 1]),
  }
  const leader: Placed = {
    ...{ score: 59.8, addends: [35, 7.6, 15, 2.2, 0, 0], evidence, methodology, isPlatform: false },
    ...{ best: Math.log(5), othersProjects: 10 },
  }
  const project: Expiry = { factor: 'projects', id: 1 }
  expect(lossesOf(leader, [project])).toEqual([{ loss: 0, score: 59.8, takesPart: true }])
  // 35 · (1 − ln 4 / ln 5) = 4.9
  expect(lossesOf({ ...leader, othersProjects: 35 }, [project])).toEqual([{ loss: 4.9, score: 54.9, takesPart: true }])
  expect(lossesOf(leader, [project, { factor: 'projects', id: 2 }]).at(-1)).toMatchObject({ takesPart: false })
  expect(lossesOf(leader, [{ factor: 'cases', id: 1 }])).toMatchObject([{ loss: 2.2 }])
  expect(lossesOf(leader, [{ factor: 'awards' }])).toMatchObject([{ loss: 1.5 }])
})
