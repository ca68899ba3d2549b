import { expect, test } from 'vitest'
import { AGENCY_SLICES, CMS_SLICES } from '../rating/rating-slice.ts'
import { ANALYTICS_CATEGORIES } from './analytics-categories.ts'
import { BUSINESS_TYPES } from './business-types.ts'
import { CATEGORIES } from './categories.ts'
import { CITIES } from './cities.ts'
import { COMPANY_LISTS } from './company-lists.ts'
import { COUNTRIES } from './countries.ts'
import { DISTRICTS } from './districts.ts'
import { RATING_TYPES } from './rating-types.ts'
import { serviceBySlug } from './services.ts'
import { SITE_TYPES } from './site-types.ts'
import { SYSTEMS } from './systems.ts'
import { placeRangeOf, TIERS, tierOfPrice, tierPriceRange } from './tiers.ts'

const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)
const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)

// The lists below are copied from the spec, §1 and §2, to catch a lost or misspelt slug.
test('every rating type of the spec is present', () => {
  expect(slugs(RATING_TYPES)).toEqual(
    words('digital-agencies seo+context performance branding corporate crm web-support apps cms'),
  )
})

test('every analytics category of the spec is present', () => {
  expect(slugs(ANALYTICS_CATEGORIES)).toEqual(
    words(`web, digital, ecom, creative, gov, mobile, apps, seo, context, cms, target, crm, corporate, branding, pr,
      smm, web-support, design, text, foreign, major, performance, outstaffing, marketplaces, ai-development,
      complex-developers, communication-agencies, video, reputation-orm, mobile-marketing, influencer-marketing,
      it, industry`),
  )
})

test('every category and CMS of the spec is present', () => {
  expect(slugs(CATEGORIES)).toEqual(
    words(`auto, beauty, catalogs, cities, corporative, design, e-commerce, exhibition, finance, food, goods, home,
      industry, landing, medicine, portal, promo, real-estate, services, shop, soft, state, trade, training,
      construction, furniture, public, logo, naming, positioning, turnkey-branding`),
  )
  expect(slugs(SYSTEMS)).toEqual(words('bitrix, drupal, joomla, modx, opencart-cms, react, wordpress'))
})

test('every region, city and district of the spec is present, plus four cities of our own', () => {
  expect(slugs([...COUNTRIES, ...CITIES]).sort()).toEqual(
    words(`moscow, st-petersburg, russia, belarus, kazakhstan, ukraine, minsk, kazan, samara, saratov, novosibirsk,
      yekaterinburg, nizhny-novgorod, rostov-na-donu, krasnodar, barnaul, bryansk, cheboksary, chelyabinsk, irkutsk,
      kirov, krasnoyarsk, kursk, omsk, tula, tyumen, ufa, vladimir, vladivostok, volgograd, almaty, astana, gomel, kyiv`).sort(),
  )
  expect(slugs(DISTRICTS)).toEqual(
    words('central, northwest, southern, volga, ural, siberian, far-east, crimean, north-caucasian'),
  )
})

test('segments of rating paths are unique across groups', () => {
  const segments = [...slugs([...AGENCY_SLICES, ...CMS_SLICES, ...TIERS, placeRangeOf(1)]), 'methodology', '2020']
  expect(segments.filter((slug, index) => segments.indexOf(slug) !== index)).toEqual([])
})

test('titles are unique within a group, so that links never look alike', () => {
  for (const group of [RATING_TYPES, CATEGORIES, CITIES, COUNTRIES, DISTRICTS, SYSTEMS, TIERS, ANALYTICS_CATEGORIES]) {
    const titles = group.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  }
})

test('filter ids are unique within a filter and positive, because 0 means «off»', () => {
  for (const group of [COUNTRIES, CITIES, SYSTEMS, COMPANY_LISTS, SITE_TYPES, BUSINESS_TYPES]) {
    const ids = group.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.min(...ids)).toBeGreaterThan(0)
  }
})

test('every category is exactly one of site type, industry and branding', () => {
  const branding = CATEGORIES.filter(({ kind }) => kind === 'branding')
  expect(slugs(branding)).toEqual(['logo', 'naming', 'positioning', 'turnkey-branding'])
  expect(SITE_TYPES.length + BUSINESS_TYPES.length + branding.length).toBe(CATEGORIES.length)
})

test('exactly the cities of Russia have a district', () => {
  for (const city of CITIES) expect(city.district !== null).toBe(city.country === 'russia')
})

test('the historic district has no city', () => {
  expect(CITIES.map(({ district }) => district)).not.toContain('crimean')
})

test('every locative starts with the right preposition', () => {
  for (const { inPlace } of [...CITIES, ...DISTRICTS]) expect(inPlace).toMatch(/^во? \p{Lu}/u)
  expect(CITIES.filter(({ inPlace }) => inPlace.startsWith('во ')).map(({ slug }) => slug)).toEqual([
    'vladimir',
    'vladivostok',
  ])
})

test('tiers of every rating are half-open: «от 3 млн» includes 3 000 000, «до 300 тыс.» excludes 300 000', () => {
  for (const { tierBounds } of RATING_TYPES) {
    expect([tierBounds.low, tierBounds.middle, tierBounds.high]).toEqual(
      [tierBounds.low, tierBounds.middle, tierBounds.high].toSorted((a, b) => a - b),
    )
    for (const { slug } of TIERS) {
      const { from, to } = tierPriceRange(slug, tierBounds)
      expect(tierOfPrice(from ?? 0, tierBounds)).toBe(slug)
      expect(tierOfPrice((to ?? Number.MAX_SAFE_INTEGER) - 1, tierBounds)).toBe(slug)
      if (to !== null) expect(tierOfPrice(to, tierBounds)).not.toBe(slug)
    }
  }
})

test('every rating counts a known service', () => {
  for (const { service } of RATING_TYPES) expect(serviceBySlug(service)?.slug).toBe(service)
})
