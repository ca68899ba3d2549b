import { describe, expect, test } from 'vitest'
import { type RatingTypeSlug, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import {
  NOW,
  sampleAgency,
  sampleCase,
  sampleProject,
  sampleReview,
  times,
} from '#tests/support/ranking/sample-facts.ts'
import { computeEdition } from './compute-edition.ts'
import type { AgencyFacts } from './facts.ts'
import { methodologyAt } from './methodology.ts'
import { categoryOf, measureKeyOf, sliceKey, slicesOf } from './slices.ts'

const asOf = new Date(NOW)

function slicesIn(agency: AgencyFacts, type: RatingTypeSlug = 'digital-agencies') {
  const edition = { type: ratingTypeBySlug(type), year: null, methodology: methodologyAt(asOf), asOf }
  return computeEdition({ agencies: [agency] }, edition).entries.filter(({ tier }) => tier === '')
}

const keysIn = (agency: AgencyFacts, type?: RatingTypeSlug) => slicesIn(agency, type).map(({ slice }) => slice)

test('the key of a slice is its kind and slug, prefixed by the platform for apps', () => {
  expect(sliceKey({})).toBe('')
  expect(sliceKey({ slice: { kind: 'city', slug: 'kazan' } })).toBe('city/kazan')
  expect(sliceKey({ platform: 'ios' })).toBe('platform/ios')
  expect(sliceKey({ platform: 'ios', slice: { kind: 'city', slug: 'kazan' } })).toBe('platform/ios/city/kazan')
})

test.each(['', 'category/shop', 'system/bitrix', 'list/expert-400', 'platform/ios', 'platform/ios/category/food'])(
  'every slice of the measure «%s» maps back to it',
  key => {
    for (const slice of slicesOf(key, sampleAgency('a'))) expect(measureKeyOf(slice)).toBe(key)
  },
)

describe('an agency is ranked in', () => {
  test('the whole, its country, city and district, and the slices of its projects', () => {
    const projects = times(3, () =>
      sampleProject({ siteType: 'shop', industry: 'auto', system: 'bitrix', clientLists: ['expert-400'] }),
    )
    expect(keysIn(sampleAgency('a', { projects }))).toEqual([
      '',
      'category/auto',
      'category/shop',
      'city/kazan',
      'country/russia',
      'district/volga',
      'list/expert-400',
      'system/bitrix',
    ])
  })

  test('no slice outside the vocabulary', () => {
    const projects = times(3, () =>
      sampleProject({ siteType: 'unheard-of', industry: 'alchemy', system: 'own-engine', clientLists: ['friends'] }),
    )
    expect(keysIn(sampleAgency('a', { projects, city: 'atlantis', country: 'utopia' }))).toEqual([''])
  })

  test('a category only with three projects of that category', () => {
    const projects = [
      ...times(3, () => sampleProject({ siteType: 'shop', industry: 'none' })),
      ...times(2, () => sampleProject({ siteType: 'promo', industry: 'none' })),
    ]
    expect(keysIn(sampleAgency('a', { projects })).filter(key => key.startsWith('category/'))).toEqual([
      'category/shop',
    ])
  })

  test('branding by deliverable, not by site type', () => {
    const projects = [
      ...times(3, () => sampleProject({ service: 'branding', siteType: 'logo', industry: 'food' })),
      ...times(3, () => sampleProject({ service: 'branding', siteType: 'shop', industry: 'food' })),
    ]
    const categories = keysIn(sampleAgency('a', { projects }), 'branding').filter(key => key.startsWith('category/'))
    expect(categories).toEqual(['category/food', 'category/logo'])
  })

  test('the platforms of its apps, each with its geographical slices and categories', () => {
    const projects = times(3, () =>
      sampleProject({ service: 'apps', platforms: ['ios'], industry: 'food', budget: 2_000_000 }),
    )
    expect(keysIn(sampleAgency('a', { projects }), 'apps').filter(key => key.startsWith('platform/'))).toEqual([
      'platform/ios',
      'platform/ios/category/food',
      'platform/ios/city/kazan',
      'platform/ios/country/russia',
      'platform/ios/district/volga',
    ])
  })
})

test('a category counts only its projects with their reviews and cases; a geographical slice counts all', () => {
  const shops = times(3, () => sampleProject({ siteType: 'shop' }))
  const promos = times(5, () => sampleProject({ siteType: 'promo' }))
  const [shop] = shops
  const [promo] = promos
  const agency = sampleAgency('a', {
    projects: [...shops, ...promos],
    reviews: [
      sampleReview({ projectId: shop?.id ?? null, overall: 3 }),
      sampleReview({ projectId: promo?.id ?? null }),
      sampleReview(),
      sampleReview({ service: 'crm' }),
    ],
    cases: [sampleCase({ projectId: shop?.id ?? null }), sampleCase(), sampleCase({ service: 'crm' })],
  })
  const of = (slice: string) => slicesIn(agency).find(entry => entry.slice === slice)
  expect(of('category/shop')).toMatchObject({ projects: 3, reviews: 1, average: 3 })
  expect(of('category/shop')?.addends[3]).toBeCloseTo(10 * (1 - Math.exp(-1 / 4)), 10)
  expect(of('city/kazan')).toMatchObject({ projects: 8, reviews: 3, average: 4.333333 })
  expect(of('city/kazan')?.addends[3]).toBeCloseTo(10 * (1 - Math.exp(-2 / 4)), 10)
})

test('focus in a category is that of the whole agency', () => {
  const shops = times(3, () => sampleProject({ siteType: 'shop' }))
  const integrations = times(3, () => sampleProject({ service: 'crm' }))
  const entries = slicesIn(sampleAgency('a', { projects: [...shops, ...integrations] }))
  expect(entries.find(({ slice }) => slice === 'category/shop')?.addends[2]).toBe(7.5)
})

test('a review with a CMS but without a project counts in the slice of that CMS', () => {
  const projects = times(3, () => sampleProject({ system: 'bitrix' }))
  const agency = sampleAgency('a', { projects, reviews: [sampleReview({ system: 'bitrix' })] })
  expect(slicesIn(agency).find(({ slice }) => slice === 'system/bitrix')).toMatchObject({ reviews: 1 })
})

test('the category of a slice is the last part of its key', () => {
  expect(categoryOf('category/shop')).toBe('shop')
  expect(categoryOf('platform/ios/category/shop')).toBe('shop')
  for (const key of ['', 'city/kazan', 'system/bitrix', 'platform/ios']) expect(categoryOf(key)).toBeNull()
})
