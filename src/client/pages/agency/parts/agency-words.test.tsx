import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agencyCrumbs } from './agency-crumbs.ts'
import { AgencyFigures } from './agency-figures.tsx'
import { AgencyServices } from './agency-services.tsx'
import { BestPlaces } from './best-places.tsx'
import { CheckedFacts } from './checked-facts.tsx'
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

test('an agency’s own address opens apart and is not vouched for; other sources are no links', () => {
  const html = renderToStaticMarkup(
    <CheckedFacts facts={[fact('prices', '2026-10-03T08:00:00Z'), fact('legal', null, 'javascript:alert(1)')]} />,
  )
  expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringContaining('rel="nofollow ugc noopener"')])
  expect(html).toContain('target="_blank"')
  expect(plain(html)).toContain('Ещё не проверено')
})

test('a monthly service has its unit, a service without a price says so', () => {
  const text = plain(renderToStaticMarkup(<AgencyServices services={SERVICES} />))
  expect(text).toContain('Поддержка сайтов 65 % от 50 000 ₽/мес.')
  expect(text).toContain('Разработка сайтов 35 % цена не указана')
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

test('an agency stands under the rating of its main service', () => {
  expect(agencyCrumbs({ name: 'Контур', services: SERVICES }).map(({ href }) => href)).toEqual([
    '/',
    '/web-support/',
    undefined,
  ])
})

test('a site is named by its domain', () => {
  expect(siteTitle('https://www.kontur.example/')).toBe('kontur.example')
})
