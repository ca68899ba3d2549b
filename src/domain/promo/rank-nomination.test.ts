import { describe, expect, test } from 'vitest'
import { NOMINATIONS, type Nomination, RANKED } from './nominations.ts'
import { type AwardFacts, rankNomination } from './rank-nomination.ts'

const nomination = (slug: string): Nomination => {
  const found = NOMINATIONS.find(each => each.slug === slug)
  if (!found) throw new Error(`No nomination ${slug}`)
  return found
}

const NOTHING: AwardFacts = { year: 2021, edition: null, reviews: [], projects: [], votes: [] }

const rank = (slug: string, facts: Partial<AwardFacts>) => rankNomination(nomination(slug), { ...NOTHING, ...facts })
const order = (slug: string, facts: Partial<AwardFacts>) =>
  rank(slug, facts).entries.map(({ agencyId, value }) => [agencyId, value])

const standing = (agencyId: number, own: object = {}) => ({
  ...{ agencyId, place: 10, previousPlace: 20, score: 50, founded: 2010, headcount: 8 },
  ...own,
})
const edition = (...standings: ReturnType<typeof standing>[]) => ({ edition: { standings, hasPrevious: true } })

const reviews = (agencyId: number, count: number, own: object = {}) => ({
  ...{ agencyId, service: 'sites', reviews: count, overall: count * 5, terms: count * 4, answered: 0 },
  ...own,
})

describe('the rise of the year', () => {
  test('goes to the largest gain in places; ties go to the better new place', () => {
    const facts = edition(
      standing(1, { place: 30, previousPlace: 50 }),
      standing(2, { place: 5, previousPlace: 20 }),
      standing(3, { place: 10, previousPlace: 30 }),
    )
    expect(order('rise-up-to-10', facts)).toEqual([
      [3, 20],
      [1, 20],
      [2, 15],
    ])
    expect(rank('rise-up-to-10', facts).entries[0]?.basis).toEqual({ from: 30, to: 10 })
  })

  test('excludes newcomers, agencies that fell and other size classes', () => {
    const facts = edition(
      standing(1, { previousPlace: null }),
      standing(2, { place: 20, previousPlace: 20 }),
      standing(3, { headcount: 11 }),
      standing(4),
      standing(5, { place: 30 }),
    )
    expect(order('rise-up-to-10', facts)).toEqual([[4, 10]])
    expect(rank('rise-up-to-10', facts).participants).toBe(3)
    expect(rank('rise-11-25', facts)).toEqual({ participants: 1, absence: 'too-few', entries: [] })
  })

  test('is not awarded without the editions of both years, and says why', () => {
    expect(rank('rise-up-to-10', {}).absence).toBe('no-edition')
    const first = { edition: { standings: [standing(1)], hasPrevious: false } }
    expect(rank('rise-up-to-10', first)).toEqual({ participants: 0, absence: 'no-previous-edition', entries: [] })
  })
})

test('the debut counts agencies founded in the year or the two before it', () => {
  const facts = edition(
    standing(1, { founded: 2018, score: 90 }),
    standing(2, { founded: 2019, score: 40.24 }),
    standing(3, { founded: 2021, score: 40.2 }),
    standing(4, { founded: 2020, score: 12 }),
  )
  expect(order('debut', facts)).toEqual([
    [3, 40.2],
    [2, 40.2],
    [4, 12],
  ])
})

describe('the best reviewed', () => {
  test('is pulled towards the mean of the nomination, so three perfect reviews do not beat thirty', () => {
    const facts = { reviews: [reviews(1, 3), reviews(2, 30, { overall: 147 }), reviews(3, 40, { overall: 160 })] }
    // The mean of all is 322 / 73 = 4.411.
    expect(order('reviews-sites', facts)).toEqual([
      [2, 4.83],
      [1, 4.63],
      [3, 4.05],
    ])
  })

  test('needs three reviews about the service', () => {
    const facts = {
      reviews: [reviews(1, 2), reviews(2, 3, { service: 'crm' }), reviews(3, 3), reviews(4, 3), reviews(5, 9)],
    }
    expect(order('reviews-sites', facts).map(([agency]) => agency)).toEqual([5, 3, 4])
    expect(rank('reviews-crm', facts).absence).toBe('too-few')
    expect(rank('reviews-branding', facts).absence).toBe('nobody')
  })

  test('of equal figures, the one with more reviews is higher, then the one longer in the catalogue', () => {
    const facts = { reviews: [reviews(7, 3), reviews(5, 3), reviews(9, 8)] }
    expect(order('reviews-sites', facts).map(([agency]) => agency)).toEqual([9, 5, 7])
  })
})

test('terms are those of all services together', () => {
  const facts = {
    reviews: [reviews(1, 3), reviews(1, 2, { service: 'crm' }), reviews(2, 4), reviews(3, 6), reviews(4, 7)],
  }
  expect(rank('terms', facts).entries.map(({ agencyId, basis }) => [agencyId, basis.reviews])).toEqual([
    [4, 7],
    [3, 6],
    [1, 5],
  ])
})

test('openness is the mean of two shares and needs three projects and three reviews', () => {
  const facts = {
    reviews: [
      reviews(1, 4, { answered: 3 }),
      reviews(2, 3, { answered: 3 }),
      reviews(3, 2, { answered: 2 }),
      reviews(4, 4, { answered: 1 }),
    ],
    projects: [
      { agencyId: 4, projects: 4, verified: 1 },
      { agencyId: 1, projects: 4, verified: 4 },
      { agencyId: 2, projects: 3, verified: 1 },
      { agencyId: 3, projects: 9, verified: 9 },
    ],
  }
  expect(order('open', facts)).toEqual([
    [1, 87.5],
    [2, 66.7],
    [4, 25],
  ])
})

describe('the work of the year', () => {
  const votes = (projectId: number, ...points: number[]) =>
    points.map(each => ({ projectId, agencyId: projectId * 10, points: each }))

  test('has the highest average; more votes, then more tens decide between equals', () => {
    const facts = {
      votes: [...votes(1, 8, 8, 8), ...votes(2, 8, 8, 8, 8), ...votes(3, 10, 6, 8, 8), ...votes(4, 9, 9, 9)],
    }
    expect(rank('work', facts).entries.map(({ projectId }) => projectId)).toEqual([4, 3, 2, 1])
  })

  test('needs three votes', () => {
    expect(rank('work', { votes: votes(1, 10, 10) }).absence).toBe('nobody')
  })
})

test('only the first ten are kept, and all are counted', () => {
  const facts = { reviews: Array.from({ length: 15 }, (_, index) => reviews(index + 1, 3)) }
  const { participants, entries } = rank('reviews-sites', facts)
  expect([participants, entries.length]).toEqual([15, RANKED])
})

test('every nomination has an address, a rule, participants and a tie-break of its own', () => {
  expect(new Set(NOMINATIONS.map(({ slug }) => slug)).size).toBe(NOMINATIONS.length)
  for (const { slug, rule, whom, tie } of NOMINATIONS) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const sentence of [rule, whom, tie]) expect(sentence).toMatch(/^[А-Я].+\.$/)
  }
})
