import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ResponseCard as Response } from '#contract/shapes/response.ts'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { popularLinks } from './doors.tsx'
import { ratingNote } from './leader-list.tsx'
import { countersText, MainHead } from './main-head.tsx'

const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const RESPONSE: Response = {
  id: 3,
  agency: { id: 7, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/logo/x.svg', city: 'Казань' },
  overall: 5,
  body: 'Перенесли каталог за два месяца.',
  author: 'Марина Ильина',
  role: 'директор по маркетингу',
  company: '«Волжские окна»',
  project: 'Интернет-магазин',
  price: 1_200_000,
  evidence: 'company-mail',
  published_at: '2026-10-02T21:30:00.000Z',
}

test('the counters are exact and agree with their nouns', () => {
  expect(plain(countersText({ agencies: 1241, reviews: 8312, projects: 23_005 }))).toBe(
    '1 241 агентство, 8 312 отзывов и 23 005 проектов',
  )
})

test('without the menu’s answer the header has no counters', () => {
  const html = renderToStaticMarkup(<MainHead counters={null} />)
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html).not.toContain('<b>')
})

test('a rating shows the number of participants and its date', () => {
  expect(plain(ratingNote({ participants: 31, computed_at: '2026-11-11T22:00:00.000Z' }))).toBe(
    '31 участник · 12 ноября 2026',
  )
})

test('popular categories are linked only if they are in the menu, in our order', () => {
  const link = (title: string, path: string) => ({ title, path })
  const sub = [
    {
      title: 'Кто делал такие сайты',
      links: [
        link('Медицина', '/digital-agencies/medicine/'),
        link('Автомобили', '/digital-agencies/auto/'),
        link('Интернет-магазины', '/digital-agencies/shop/'),
      ],
    },
  ]
  expect(popularLinks([{ ...link('Задачи', '/digital-agencies/'), sub }]).map(({ title }) => title)).toEqual([
    'Интернет-магазины',
    'Медицина',
  ])
})

test('a response shows author, subject and verification', () => {
  const text = plain(renderToStaticMarkup(<ResponseCard response={RESPONSE} />))
  for (const part of [
    'Северный контур',
    '5,0',
    'Марина Ильина',
    'директор по маркетингу, «Волжские окна»',
    'Интернет-магазин · 1,2 млн ₽',
    '3 октября 2026',
    'Почта на домене компании',
  ]) {
    expect(text).toContain(part)
  }
})

test('a price without a project is labelled', () => {
  const html = renderToStaticMarkup(<ResponseCard response={{ ...RESPONSE, project: null }} />)
  expect(plain(html)).toContain(' Стоимость: 1,2 млн ₽ ')
})

test('without project and price their line is left out', () => {
  const html = renderToStaticMarkup(
    <ResponseCard response={{ ...RESPONSE, project: null, price: null, evidence: 'other-mail' }} />,
  )
  expect(html).not.toContain('<span></span>')
  expect(plain(html)).not.toContain(' · ')
  expect(html).toContain('Почта на другом домене')
})
