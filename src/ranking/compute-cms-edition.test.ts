import { expect, test } from 'vitest'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import {
  monthsAgo,
  NOW,
  sampleAgency,
  sampleProject,
  sampleReview,
  times,
} from '#tests/support/ranking/sample-facts.ts'
import { cmsEntryKey, computeCmsEdition } from './compute-cms-edition.ts'
import { methodologyAt } from './methodology.ts'

const asOf = new Date(NOW)
const TERMS = { type: ratingTypeBySlug('cms'), methodology: methodologyAt(asOf), asOf }
const sites = (count: number, system: string, webServer = 'nginx') =>
  times(count, () => sampleProject({ system, webServer }))

const FACTS = {
  systems: [
    { slug: 'bitrix', kind: 'commercial' },
    { slug: 'wordpress', kind: 'opensource' },
    { slug: 'drupal', kind: 'opensource' },
  ],
  agencies: [
    sampleAgency('a', {
      projects: [
        ...sites(4, 'bitrix'),
        ...sites(3, 'wordpress', 'apache'),
        ...sites(2, 'drupal'),
        sampleProject({ system: 'bitrix', launchedAt: monthsAgo(37) }),
        sampleProject({ system: 'bitrix', service: 'support' }),
      ],
      reviews: times(7, () => sampleReview({ system: 'wordpress', overall: 5 })),
    }),
    sampleAgency('b', { projects: sites(1, 'bitrix') }),
  ],
}

test('CMS are ranked by projects, agencies and reviews, as calculated by hand', () => {
  const whole = computeCmsEdition(FACTS, TERMS).cmsEntries.filter(({ slice }) => slice === '')
  expect(whole).toEqual([
    // 100 · (0.5 · 5/5 + 0.25 · 2/2 + 0.25 · 0.625) = 90.625
    {
      ...{ slice: '', cms: 'bitrix', place: 1, previousPlace: null, score: 90.6 },
      ...{ projects: 5, agencies: 2, share: 5 / 8, reviews: 0, average: null },
    },
    // Reviews (24.5 + 35) / 14 = 4.25 → 0.8125; 100 · (0.5 · 3/5 + 0.25 · 1/2 + 0.25 · 0.8125) = 62.8125
    {
      ...{ slice: '', cms: 'wordpress', place: 2, previousPlace: null, score: 62.8 },
      ...{ projects: 3, agencies: 1, share: 3 / 8, reviews: 7, average: 5 },
    },
  ])
})

test('kinds and web servers are slices', () => {
  const { cmsEntries, sliceSizes } = computeCmsEdition(FACTS, TERMS)
  expect(cmsEntries.map(({ slice, cms, place }) => [slice, cms, place])).toEqual([
    ['', 'bitrix', 1],
    ['', 'wordpress', 2],
    ['cms-kind/commercial', 'bitrix', 1],
    ['cms-kind/opensource', 'wordpress', 1],
    ['web-server/apache', 'wordpress', 1],
    ['web-server/nginx', 'bitrix', 1],
  ])
  expect(sliceSizes[0]).toEqual({
    slice: '',
    tier: '',
    participants: 2,
    projects: 8,
    bestProjects: null,
    budgets: null,
    priceBounds: null,
  })
})

test('the preceding edition gives the previous place', () => {
  const previousPlaces = new Map([[cmsEntryKey('', 'wordpress'), 1]])
  const { cmsEntries } = computeCmsEdition(FACTS, { ...TERMS, previousPlaces })
  expect(cmsEntries.map(({ previousPlace }) => previousPlace)).toEqual([null, 1, null, null, null, null])
})
