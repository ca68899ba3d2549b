import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agencyCrumbs } from './agency-crumbs.ts'
import { AgencyFigures } from './agency-figures.tsx'
import { agencyHeading } from './agency-pages.ts'
import { AgencyTabs } from './agency-tabs.tsx'
import { BestPlaces } from './best-places.tsx'
import { confirmedText, type Fact } from './fact-words.ts'
import { siteTitle } from './own-site-link.tsx'

const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const fact = (kind: string, checked_at: string | null, source = 'https://kontur.example/'): Fact => ({
  kind,
  value: 'значение',
  source,
  checked_at,
})

const SERVICES = [
  { slug: 'support', title: 'Поддержка сайтов', share: 0.65, price_from: 50_000 },
  { slug: 'sites', title: 'Разработка сайтов', share: 0.35, price_from: null },
]

test('facts checked on one day share its date, the legal entity first', () => {
  const facts = [fact('prices', '2026-10-03T08:00:00Z'), fact('legal', '2026-10-03T12:00:00Z'), fact('team', null)]
  expect(plain(confirmedText(facts) ?? '')).toBe('Данные подтверждены 3 октября 2026: юрлицо, цены')
})

test('facts checked on several days do not borrow the latest date', () => {
  const facts = [fact('team', '2026-01-05T08:00:00Z'), fact('legal', '2026-10-03T08:00:00Z')]
  expect(plain(confirmedText(facts) ?? '')).toBe(
    'Данные подтверждены: юрлицо, команда. Последняя проверка — 3 октября 2026',
  )
})

test('nothing is confirmed while nothing was checked', () => {
  expect(confirmedText([fact('legal', null)])).toBeNull()
})

test('the price of an agency is read in the unit of its main service', () => {
  const agency = { reviews: { average: 4.75, count: 21 }, projects: 1059, price_from: 50_000, services: SERVICES }
  expect(plain(renderToStaticMarkup(<AgencyFigures agency={agency} />))).toBe(
    ' Оценка клиентов 4,8 21 отзыв Проекты 1 059 Цена от 50 000 ₽/мес. ',
  )
})

test('best places tell the place and how many take part', () => {
  const places = [{ place: 3, of: 1184, title: 'Рейтинг диджитал-агентств Казани', path: '/digital-agencies/kazan/' }]
  const html = renderToStaticMarkup(<BestPlaces places={places} />)
  expect(plain(html)).toContain('Рейтинг диджитал-агентств Казани 3 из 1 184')
  expect(html).toContain('href="/digital-agencies/kazan/"')
})

test('an agency that takes part nowhere has no block of places', () => {
  expect(renderToStaticMarkup(<BestPlaces places={[]} />)).toBe('')
})

const KONTUR = { name: 'Контур', name_lat: 'kontur', services: SERVICES }

test('an agency stands under the rating of its main service', () => {
  expect(agencyCrumbs(KONTUR, 'agency').map(({ href }) => href)).toEqual(['/', '/web-support/', undefined])
})

test('a page of an agency stands under the agency, one review under all of them', () => {
  expect(agencyCrumbs(KONTUR, 'agency-review').slice(2)).toEqual([
    { text: 'Контур', href: '/agency-kontur/' },
    { text: 'Отзывы', href: '/agency-kontur/reviews/' },
    { text: 'Отзыв клиента' },
  ])
})

test('the heading of a tab names the agency and the tab', () => {
  expect(agencyHeading('Контур', 'agency')).toBe('Контур')
  expect(agencyHeading('Контур', 'agency-faq')).toBe('Контур: вопросы и ответы')
})

test('the tab of one review is that of all reviews, and only tabs with content are there', () => {
  const tabs = [
    { key: 'about', title: 'О компании', path: '/agency-kontur/', count: null },
    { key: 'reviews', title: 'Отзывы', path: '/agency-kontur/reviews/', count: 1112 },
  ]
  const html = renderToStaticMarkup(<AgencyTabs agency={{ name_lat: 'kontur', tabs }} page="agency-review" />)
  expect(html).toMatch(/href="\/agency-kontur\/reviews\/" aria-current="page"/)
  expect(plain(html).trim()).toBe('О компании Отзывы 1 112')
})

test('a site is named by its domain', () => {
  expect(siteTitle('https://www.kontur.example/')).toBe('kontur.example')
})
