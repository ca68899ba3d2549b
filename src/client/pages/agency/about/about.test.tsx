import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { confirmedText, type Fact } from '../frame/fact-text.ts'
import { AgencyServices } from './agency-services.tsx'
import { awardText } from './awards.tsx'
import { CheckedFacts } from './checked-facts.tsx'
import { Clients } from './clients.tsx'
import { SimilarAgencies } from './similar-agencies.tsx'

const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const fact = (kind: string, checked_at: string | null, source = 'https://kontur.example/'): Fact => ({
  kind,
  value: 'значение',
  source,
  checked_at,
})

const SERVICES = [
  { slug: 'support', title: 'Поддержка сайтов', share: 0.65, price_from: 50_000, price_usual: 40_000 },
  { slug: 'sites', title: 'Разработка сайтов', share: 0.35, price_from: null, price_usual: 900_000 },
]

test('facts checked on one day share its date, legal entity first', () => {
  const facts = [fact('prices', '2026-10-03T08:00:00Z'), fact('legal', '2026-10-03T12:00:00Z'), fact('team', null)]
  expect(plain(confirmedText(facts) ?? '')).toBe('Данные подтверждены 3 октября 2026: юрлицо, цены')
})

test('facts checked on different days do not share the latest date', () => {
  const facts = [fact('team', '2026-01-05T08:00:00Z'), fact('legal', '2026-10-03T08:00:00Z')]
  expect(plain(confirmedText(facts) ?? '')).toBe(
    'Данные подтверждены: юрлицо, команда. Последняя проверка — 3 октября 2026',
  )
})

test('nothing is confirmed if nothing was checked', () => {
  expect(confirmedText([fact('legal', null)])).toBeNull()
})

test('a source URL opens in a new tab as nofollow; any other source is plain text', () => {
  const html = renderToStaticMarkup(
    <CheckedFacts facts={[fact('prices', '2026-10-03T08:00:00Z'), fact('legal', null, 'javascript:alert(1)')]} />,
  )
  expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringContaining('rel="nofollow ugc noopener"')])
  expect(html).toContain('target="_blank"')
  expect(plain(html)).toContain('Ещё не проверено')
})

test('a service asked above the usual price shows both, one without a price says so', () => {
  const text = plain(renderToStaticMarkup(<AgencyServices services={SERVICES} />))
  expect(text).toContain('Поддержка сайтов 65 % просит от 50 тыс. ₽/мес., обычно платили 40 тыс. ₽')
  expect(text).toContain('Разработка сайтов 35 % цена по запросу')
})

test('an award shows place, nomination and year', () => {
  expect(awardText({ contest: 'Золотая линейка', nomination: 'Лучший магазин', place: 2, year: 2025 })).toBe(
    '2-е место · Лучший магазин · 2025',
  )
})

test('clients on lists of large companies are marked, unnamed ones are counted', () => {
  const client = { name: 'Волжские окна', logo: '/media/x.svg', industry: 'Производство', projects: 2 }
  const text = plain(
    renderToStaticMarkup(<Clients clients={{ data: [{ ...client, lists: ['Эксперт-400'] }], more: 21 }} />),
  )
  expect(text).toContain('Волжские окна Производство · 2 проекта Эксперт-400')
  expect(text).toContain('И ещё 21 клиент.')
})

test('similar agencies explain the similarity, and the block is left out when there are none', () => {
  const agency = { id: 7, name: 'Ясный день', name_lat: 'yasny-den', logo: '/media/y.svg', city: 'Казань' }
  const similar = [
    {
      ...agency,
      path: '/agency-yasny-den/',
      price_from: null,
      price_usual: null,
      service: 'sites',
      reviews: { average: 4.65, count: 2 },
      place: 3,
    },
  ]
  const similar_note = 'Та же услуга, тот же сегмент'
  const text = plain(renderToStaticMarkup(<SimilarAgencies about={{ similar, similar_note, similar_path: null }} />))
  expect(text).toContain('Та же услуга, тот же сегмент Ясный день Казань · 3-е место 4,7 2 отзыва цена по запросу')
  const priced = (price_from: number, price_usual: number) =>
    plain(
      renderToStaticMarkup(
        <SimilarAgencies
          about={{
            similar: similar.map(one => ({ ...one, price_from, price_usual })),
            similar_note,
            similar_path: null,
          }}
        />,
      ),
    )
  expect(priced(500_000, 700_000)).toContain('от 500 тыс. ₽, обычно 700 тыс. ₽')
  expect(priced(2_000_000, 1_000_000)).toContain('просит от 2 млн ₽, обычно платили 1 млн ₽')
  expect(renderToStaticMarkup(<SimilarAgencies about={{ similar: [], similar_note, similar_path: null }} />)).toBe('')
})
