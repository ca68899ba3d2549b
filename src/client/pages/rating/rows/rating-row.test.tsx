import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MiniCard } from '../sponsors/mini-card.tsx'
import { sampleCard } from '../sponsors/sample-card.ts'
import { RatingTableRow } from './rating-row.desktop.tsx'
import { RatingCard } from './rating-row.mobile.tsx'
import { sampleRow } from './sample-row.ts'

const AXIS = [100_000, 10_000_000]

/** Text outside the drawn bar, with normalised spaces. */
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a table row shows place, agency, projects, reviews, price and score', () => {
  expect(textOf(<RatingTableRow row={sampleRow()} unit="project" axis={AXIS} />)).toBe(
    '1 было 4 3 Северный контур Казань · 64 чел. Интернет-магазины на 1С-Битрикс Сравнить 4,8 112 отзывов от 900 000 ₽ обычно 1,2 млн ₽ · 1 059 проектов Почему 1-е Подробнее 32,1 + 28,4 + 15,0 + 9,9 + 2,5 + 4,5 Заявка',
  )
})

test('a card on phones shows the same in brief', () => {
  expect(textOf(<RatingCard row={sampleRow({ change: null, months: [] })} unit="project" />)).toBe(
    '1 Северный контур Казань · 64 чел. 4,8 112 отзывов в зачёте от 900 000 ₽ обычно 1,2 млн ₽ Почему 1-е Сравнить Заявка',
  )
})

test.each([
  [1, '1 отзыв'],
  [3, '3 отзыва'],
  [11, '11 отзывов'],
  [1021, '1 021 отзыв'],
])('%i reviews read «%s» on both devices', (reviews, text) => {
  const row = sampleRow({ reviews })
  expect(textOf(<RatingTableRow row={row} unit="project" axis={AXIS} />)).toContain(` ${text} `)
  expect(textOf(<RatingCard row={row} unit="project" />)).toContain(` ${text} в зачёте `)
})

test('an agency without reviews and prices says so and shows no stars', () => {
  const row = sampleRow({ reviews: 0, average: null, price_from: null })
  for (const element of [
    <RatingTableRow key="d" row={row} unit="project" axis={AXIS} />,
    <RatingCard key="m" row={row} unit="project" />,
  ]) {
    expect(textOf(element)).toMatch(/нет отзывов (в зачёте )?цена по запросу/)
    expect(renderToStaticMarkup(element)).not.toContain('Оценка')
  }
})

test('a monthly service has its unit in the price', () => {
  expect(textOf(<RatingTableRow row={sampleRow({ price_from: 50_000 })} unit="month" axis={AXIS} />)).toContain(
    'от 50 000 ₽/мес.',
  )
})

test('the bar says the whole sum', () => {
  const html = renderToStaticMarkup(<RatingTableRow row={sampleRow()} unit="project" axis={AXIS} />)
  expect(html).toContain('role="img" aria-label="Балл 92,4 из 100: 32,1 + 28,4 + 15,0 + 9,9 + 2,5 + 4,5"')
})

test('a row has exactly one link of its own, so that focus can move to the first added row', () => {
  for (const element of [
    <RatingTableRow key="d" row={sampleRow()} unit="project" axis={AXIS} />,
    <RatingCard key="m" row={sampleRow()} unit="project" />,
  ]) {
    const own = renderToStaticMarkup(element).replace(/<(span|small|div)\b.*?<\/\1>/g, '')
    expect(own.match(/<a [^>]*href="[^"]+"/g)).toEqual([expect.stringContaining('href="/agency-severny-kontur/"')])
  }
})

describe('the buttons of a row', () => {
  const drawn = (open?: 'more' | 'why') => [
    renderToStaticMarkup(<RatingTableRow row={sampleRow()} unit="project" axis={AXIS} open={open} />),
    renderToStaticMarkup(<RatingCard row={sampleRow()} unit="project" open={open} />),
  ]

  test('submit the agency’s id, so that the server can answer without JavaScript', () => {
    const [table = '', card = ''] = drawn()
    const BUTTON = /<button type="submit"[^>]*value="7"[^>]*name="why"/g
    expect(table.match(BUTTON)).toHaveLength(2)
    expect(card.match(BUTTON)).toHaveLength(1)
  })

  test('name their agency and say which of them is open', () => {
    for (const html of drawn('why')) {
      expect(html).toMatch(/data-part="why" aria-expanded="true" aria-label="Почему 1-е: Северный контур"/)
    }
    expect(drawn('why')[0]).toMatch(/data-part="more" aria-expanded="false"/)
  })
})

describe('a one-line ad', () => {
  const card = sampleCard(7, { show_attributes: ['Гарантия год', 'Команда в штате'] })

  test('names its sponsor, with an ad mark and a sponsored link', () => {
    const html = renderToStaticMarkup(<MiniCard card={card} />)
    expect(html).toContain('Реклама. ООО «Точка сборки», ИНН 7700000000. erid: 2Vtzqw')
    expect(html).toMatch(/rel="sponsored[^"]*"[^>]*>Спонсор 7<\/a> — Гарантия год · Команда в штате</)
  })

  test('is not shown without an ad mark', () => {
    const unmarked = { ...card, ad: { ...card.ad, erid: '' } }
    expect(renderToStaticMarkup(<MiniCard card={unmarked} />)).not.toContain('Гарантия год')
  })
})
