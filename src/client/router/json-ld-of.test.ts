import { describe, expect, test } from 'vitest'
import type { RatingRow } from '#contract/calls/rating.ts'
import type { Answer, CallName, Params } from '#contract/index.ts'
import type { Review } from '#contract/shapes/review.ts'
import { EMPTY_RECORD, type RemoteState, recordKey } from '../store/remote.ts'
import { jsonLdOf } from './json-ld-of.ts'
import { resolvePage } from './resolve-page.ts'

const SITE = 'https://merilo.example'

const row = (place: number, id: number, name: string, slug: string): RatingRow => ({
  ...{
    place,
    position: place,
    change: null,
    projects: 12,
    reviews: 38,
    average: 4.7,
    price_from: 300_000,
    score: 92.4,
  },
  ...{ addends: [], range: null, above: null, months: [], reason: null, budgets: null },
  agency: {
    ...{ id, name, name_lat: slug, logo: `/media/logo/${slug}.svg`, city: 'Казань', headcount: 24 },
    tagline: '',
  },
})

const RATING: Answer<'rating-page-main-info'> = {
  h1: 'Рейтинг диджитал-агентств Казани',
  breadcrumbs: [
    { title: 'Главная', path: '/' },
    { title: 'Диджитал-агентства', path: '/digital-agencies/' },
    { title: 'Казань', path: '/digital-agencies/kazan/' },
  ],
  edition: {
    methodology: '2026.1',
    computed_at: '2026-11-12T09:00:00Z',
    is_frozen: false,
    compared: null,
    participants: 3,
    projects: 90,
    weights: [{ title: 'Проекты', points: 100 }],
  },
  years: [],
  scales: null,
  tiers: [],
  city: null,
  budget: null,
  found: 3,
  rows: [
    row(1, 7, 'Северный контур', 'severny-kontur'),
    row(2, 9, 'Ясный день', 'yasny-den'),
    row(2, 8, '</script>', 'script'),
  ],
  systems: [],
  methodology: null,
  wider: [],
  following: null,
  filters: { countries: 0, cities: 0, bt: 0, st: 0, systems: 0, oc: 0 },
  next: null,
}

const SPONSORS: Answer<'rating-page-sponsors'> = {
  general_sponsor: {
    ...{ id: 1, image: null, link: 'https://sponsor.example/', name: 'Щедрый спонсор', fixYaGoals: false },
    ...{ fixGaPageView: false, native_card_left: null, native_card: null },
    ad: { advertiser: 'ООО «Щедрый спонсор»', inn: '7700000000', erid: 'LjN8Kaaxi' },
  },
  mini_native_card: {},
  wide_native_card: {},
  rotation: [1],
}

/** The store after the page's calls were answered. */
function shown(pathname: string, answers: { [N in CallName]?: Answer<N> }, search = '') {
  const page = resolvePage(pathname, search)
  const remote: RemoteState = Object.fromEntries(
    page.requests.flatMap(({ name, params }) => {
      const response = answers[name]
      const request: Params<CallName> = params
      return response
        ? [[recordKey(name, params), { ...EMPTY_RECORD, response, request, answered: request, isEmpty: false }]]
        : []
    }),
  )
  return jsonLdOf(page, remote, { siteUrl: SITE, siteName: 'Мерило' }) as Record<string, unknown>[]
}

const ofType = (objects: Record<string, unknown>[], type: string) => objects.find(object => object['@type'] === type)

test('the main page names the site', () => {
  expect(ofType(shown('/', {}), 'WebSite')).toMatchObject({ name: 'Мерило', url: 'https://merilo.example/' })
})

test.each([
  ['/wall/', ['Главная', 'Стена агентств']],
  ['/compare/', ['Главная', 'Сравнение']],
  ['/picker/', ['Главная', 'Подбор агентства']],
  ['/tender/', ['Главная', 'Заявка агентствам']],
  ['/promo/', ['Главная', 'Премия']],
  ['/promo/responses/', ['Главная', 'Премия', 'Отзывы о премии']],
  ['/promo/awards/2021/', ['Главная', 'Премия', 'Победители', '2021']],
  ['/calculator/', ['Главная', 'Сколько стоит']],
  ['/calculator/analytics/', ['Главная', 'Сколько стоит', 'Цены по группам']],
])('%s has its breadcrumbs', (pathname, names) => {
  const { itemListElement } = ofType(shown(pathname, {}), 'BreadcrumbList') as { itemListElement: object[] }
  expect(itemListElement.map(item => (item as { name: string }).name)).toEqual(names)
  expect(itemListElement.at(-1)).toMatchObject({ item: `https://merilo.example${pathname}` })
})

describe('a rating', () => {
  const objects = shown('/digital-agencies/kazan/', {
    'rating-page-main-info': RATING,
    'rating-page-sponsors': SPONSORS,
  })

  test('is a list of the rows shown, with places and addresses', () => {
    expect(ofType(objects, 'ItemList')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Рейтинг диджитал-агентств Казани',
      numberOfItems: 3,
      itemListElement: [
        { position: 1, url: 'https://merilo.example/agency-severny-kontur/' },
        { position: 2, url: 'https://merilo.example/agency-yasny-den/' },
        { position: 2, url: 'https://merilo.example/agency-script/' },
      ],
    })
  })

  test('has breadcrumbs with absolute addresses', () => {
    expect(ofType(objects, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Главная', item: 'https://merilo.example/' },
        { position: 2, name: 'Диджитал-агентства', item: 'https://merilo.example/digital-agencies/' },
        { position: 3, name: 'Казань', item: 'https://merilo.example/digital-agencies/kazan/' },
      ],
    })
  })

  test('never names a sponsor', () => {
    expect(JSON.stringify(objects)).not.toMatch(/спонсор|sponsor/i)
  })

  test('has no average rating: that belongs to the agencies', () => {
    expect(JSON.stringify(objects)).not.toContain('aggregateRating')
  })

  test('without rows has no list', () => {
    const empty = shown('/digital-agencies/kazan/', { 'rating-page-main-info': { ...RATING, rows: [], found: 0 } })
    expect(empty.map(object => object['@type'])).toEqual(['BreadcrumbList'])
  })

  test('under filters lists the filtered rows', () => {
    const [first] = RATING.rows
    const filtered = { ...RATING, rows: first ? [first] : [], found: 1 }
    const list = ofType(shown('/digital-agencies/kazan/', { 'rating-page-main-info': filtered }, '?bt=5'), 'ItemList')
    expect(list).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ url: 'https://merilo.example/agency-severny-kontur/' }],
    })
  })

  test('of content systems lists the systems', () => {
    const system = {
      ...{ place: 1, change: null, slug: 'bitrix', title: '1С-Битрикс', kind: 'Коммерческая', projects: 90 },
      ...{ agencies: 20, share: 0.4, reviews: 12, average: 4.5, score: 88 },
    }
    const objects = shown('/cms/', { 'rating-page-main-info': { ...RATING, rows: [], systems: [system] } })
    expect(ofType(objects, 'ItemList')).toMatchObject({ itemListElement: [{ position: 1, name: '1С-Битрикс' }] })
  })
})

test('breadcrumbs of a methodology end with the page itself', () => {
  const objects = shown('/digital-agencies/methodology/', { 'rating-page-main-info': RATING })
  expect(objects).toHaveLength(1)
  expect(objects[0]).toHaveProperty('itemListElement.3', {
    '@type': 'ListItem',
    position: 4,
    name: 'Методика',
    item: 'https://merilo.example/digital-agencies/methodology/',
  })
})

describe('an agency', () => {
  const AGENCY: Answer<'agency-header'> = {
    ...{ id: 7, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/logo/severny-kontur.svg' },
    ...{ city: 'Казань', tagline: 'Сайты для заводов', city_slug: 'kazan', founded: 2011, headcount: 24 },
    projects: { all: 12, shown: 12, nda: 0 },
    legal: { name: 'ООО «Северный контур»', inn: '1655000001' },
    site: 'https://severny-kontur.example/',
    services: [{ slug: 'sites', title: 'Сайты', share: 1, price_from: null, price_usual: null }],
    price_from: null,
    reviews: { average: 4.65, count: 38 },
    rating: { title: 'Диджитал-агентства', path: '/digital-agencies/' },
    best_places: [],
    facts: [],
    accepts_requests: true,
    reply_hours: 4,
    offices: [],
    tabs: [],
  }
  const review: Review = {
    ...{ id: 31, path: '/agency-severny-kontur/reviews/31/', service: 'Сайты', system: null, overall: 4 },
    agency: AGENCY,
    criteria: { quality: 4, terms: 3, communication: 5, value: 4, recommend: 4 },
    ...{ body: 'Сделали в срок', is_cut: false, better: null, author: 'Марина', role: 'директор', company: 'Окна' },
    ...{ project: null, price: null, months: null, evidence: 'company-mail', proof: null, reply: null },
    published_at: '2026-05-16T22:30:00Z',
  }

  test('is an organisation with the figures of its page', () => {
    const objects = shown('/agency-severny-kontur/', { 'agency-header': AGENCY })
    expect(ofType(objects, 'Organization')).toMatchObject({
      name: 'Северный контур',
      legalName: 'ООО «Северный контур»',
      url: 'https://severny-kontur.example/',
      foundingDate: '2011',
      // The page shows «4,7»; the markup has the same figure with a dot.
      aggregateRating: { ratingValue: 4.7, bestRating: 5, reviewCount: 38 },
    })
    expect(ofType(objects, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Главная' }, {}, { name: 'Северный контур' }],
    })
  })

  test('lists on its reviews tab the reviews shown there, with the same text', () => {
    const reviews = { reviews: [review], next: null, more: 0, category: 'all', agency: 'severny-kontur' }
    const objects = shown('/agency-severny-kontur/reviews/', { 'agency-header': AGENCY, 'agency-reviews': reviews })
    expect(ofType(objects, 'Organization')).toMatchObject({
      aggregateRating: { ratingValue: 4.7 },
      review: [
        {
          url: 'https://merilo.example/agency-severny-kontur/reviews/31/',
          author: { name: 'Марина' },
          // In Moscow it was already the next day, and that is the date on the card.
          datePublished: '2026-05-17',
          reviewBody: 'Сделали в срок',
          reviewRating: { ratingValue: 4, bestRating: 5, worstRating: 1 },
        },
      ],
    })
    expect(ofType(objects, 'BreadcrumbList')).toHaveProperty('itemListElement.3', {
      ...{ '@type': 'ListItem', position: 4, name: 'Отзывы' },
      item: 'https://merilo.example/agency-severny-kontur/reviews/',
    })
  })

  test('has the review on the page of one review', () => {
    const one = { review, previous: null, next: null }
    const objects = shown('/agency-severny-kontur/reviews/31/', { 'agency-header': AGENCY, 'agency-review': one })
    expect(ofType(objects, 'Organization')).toHaveProperty('review.length', 1)
    expect(ofType(objects, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Главная' },
        {},
        { name: 'Северный контур', item: 'https://merilo.example/agency-severny-kontur/' },
        { name: 'Отзывы' },
        { name: 'Отзыв клиента', item: 'https://merilo.example/agency-severny-kontur/reviews/31/' },
      ],
    })
  })

  test.each(['prices', 'faq', 'interviews'])('has breadcrumbs and no reviews on the tab %s', tab => {
    const objects = shown(`/agency-severny-kontur/${tab}/`, { 'agency-header': AGENCY })
    expect(ofType(objects, 'BreadcrumbList')).toHaveProperty(
      'itemListElement.3.item',
      `https://merilo.example/agency-severny-kontur/${tab}/`,
    )
    expect(ofType(objects, 'Organization')).not.toHaveProperty('review')
  })

  test('without reviews has no average', () => {
    const objects = shown('/agency-severny-kontur/', {
      'agency-header': { ...AGENCY, reviews: { average: null, count: 0 } },
    })
    expect(ofType(objects, 'Organization')).not.toHaveProperty('aggregateRating')
  })
})

test('a page without JSON-LD has none', () => {
  expect(shown('/search/', {})).toEqual([])
})
