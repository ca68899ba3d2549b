import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ResponseCard as Response } from '#contract/shapes/response.ts'
import { PriceList } from '../../../features/price-list/price-list.tsx'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { Leaders } from './leaders.tsx'
import { MainHead } from './main-head.tsx'
import { MoveList } from './main-lists.tsx'

const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const RESPONSE: Response = {
  id: 3,
  agency: { id: 7, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/logo/x.svg', city: 'Казань' },
  overall: 5,
  body: 'Перенесли каталог за два месяца.',
  better: 'Предупреждать о сроках раньше.',
  author: 'Марина Ильина',
  role: 'директор по маркетингу',
  company: '«Волжские окна»',
  project: 'Интернет-магазин',
  price: 1_200_000,
  months: 5,
  evidence: 'company-mail',
  published_at: '2026-10-02T21:30:00.000Z',
}

test('the counters are exact and agree with their nouns', () => {
  const html = renderToStaticMarkup(<MainHead counters={{ agencies: 1241, reviews: 8312, projects: 23_005 }} />)
  expect(plain(html)).toContain('1 241 агентство 23 005 проектов 8 312 отзывов')
})

test('without the menu’s answer the header has no counters', () => {
  const html = renderToStaticMarkup(<MainHead counters={null} />)
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html).not.toContain('<b>')
})

test.each([false, true])('a rating is linked and shows its number of participants (phone: %s)', isPhone => {
  const rating = { title: 'Брендинг', path: '/branding/', participants: 31, computed_at: '2026-11-01', leaders: [] }
  const html = renderToStaticMarkup(<Leaders ratings={[rating]} isPhone={isPhone} />)
  expect(html).toContain('href="/branding/"')
  expect(plain(html)).toContain('31 участник')
})

test('a kind of work shows its median on the strip, its middle half in words and the sample size', () => {
  const spread = { p10: 80_000, low: 100_000, median: 210_000, high: 300_000, p90: 420_000 }
  const work = { title: 'Лендинг', path: '/calculator/sites/?type=landing', projects: 312, spread }
  const html = renderToStaticMarkup(<PriceList axis={[100_000, 1_000_000]} works={[work]} />)
  expect(html).toContain(
    'aria-label="Половина 100–300 тыс. ₽, медиана 210 тыс. ₽"'
      .replaceAll(' ₽', '\u00a0₽')
      .replaceAll(' тыс', '\u00a0тыс'),
  )
  expect(plain(html)).toMatch(/210 тыс\..*312/)
})

test('a move names both places and its cause', () => {
  const move = {
    agency: RESPONSE.agency,
    rating: { title: 'Брендинг', path: '/branding/' },
    compared: 'год назад',
    previous: 5,
    place: 2,
    cause: '+2 отзыва',
  }
  const html = renderToStaticMarkup(<MoveList moves={[move]} />)
  expect(html).toContain('aria-label="Место год назад — 5-е, сейчас — 2-е"')
  expect(plain(html)).toContain('Северный контур · Брендинг')
  expect(plain(html)).toContain('+2 отзыва')
})

test('a response shows author, subject and verification', () => {
  const text = plain(renderToStaticMarkup(<ResponseCard response={RESPONSE} />))
  for (const part of [
    'Северный контур',
    '5,0',
    'Марина Ильина',
    'директор по маркетингу, «Волжские окна»',
    'Интернет-магазин, 1,2 млн ₽, 5 месяцев',
    'Что улучшить. Предупреждать о сроках раньше.',
    '3 октября 2026',
    'Почта на домене компании',
  ]) {
    expect(text).toContain(part)
  }
})

test('a price without a project is labelled', () => {
  const html = renderToStaticMarkup(<ResponseCard response={{ ...RESPONSE, project: null, months: null }} />)
  expect(plain(html)).toContain(' Стоимость: 1,2 млн ₽ ')
})

test('without project and price their line is left out', () => {
  const html = renderToStaticMarkup(
    <ResponseCard
      response={{ ...RESPONSE, project: null, price: null, months: null, better: null, evidence: 'other-mail' }}
    />,
  )
  expect(html).not.toContain('<p></p>')
  expect(plain(html)).not.toContain('Что улучшить')
  expect(html).toContain('Почта на другом домене')
})
