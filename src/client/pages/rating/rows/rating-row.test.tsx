import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleCard } from '#tests/support/client/sample-card.ts'
import { sampleRow } from '#tests/support/client/sample-row.ts'
import { MiniCard } from '../sponsors/mini-card.tsx'
import { RatingTableRow } from './rating-row.desktop.tsx'
import { RatingCard } from './rating-row.mobile.tsx'

const EDITION = { is_frozen: false, compared: 'год назад' }
const AXIS = [100_000, 10_000_000]

/** Text outside the drawn bar, with normalised spaces. */
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a table row shows place, agency, projects, reviews, price and score', () => {
  expect(textOf(<RatingTableRow row={sampleRow()} unit="project" edition={EDITION} axis={AXIS} />)).toBe(
    '1 было 3 2 Северный контур Казань · 64 чел. Интернет-магазины на 1С-Битрикс Сравнить 4,8 112 отзывов от 900 тыс. ₽ обычно 1,2 млн ₽, 1 059 проектов Почему 1-е Подробнее 32,1 + 28,4 + 15,0 + 9,9 + 2,5 + 4,5 Заявка',
  )
})

test('a card on phones shows the same in brief', () => {
  expect(textOf(<RatingCard row={sampleRow({ change: null, months: [] })} unit="project" edition={EDITION} />)).toBe(
    '1 Северный контур Казань · 64 чел. 4,8 112 отзывов в зачёте от 900 тыс. ₽ обычно 1,2 млн ₽ Почему 1-е Сравнить Заявка',
  )
})

test.each([
  [1, '1 отзыв'],
  [3, '3 отзыва'],
  [11, '11 отзывов'],
  [1021, '1 021 отзыв'],
])('%i reviews read «%s» on both devices', (reviews, text) => {
  const row = sampleRow({ reviews })
  expect(textOf(<RatingTableRow row={row} unit="project" edition={EDITION} axis={AXIS} />)).toContain(` ${text} `)
  expect(textOf(<RatingCard row={row} unit="project" edition={EDITION} />)).toContain(` ${text} в зачёте `)
})

test('an agency without reviews and prices says so and shows no stars', () => {
  const row = sampleRow({ reviews: 0, average: null, price_from: null })
  for (const element of [
    <RatingTableRow key="d" row={row} unit="project" edition={EDITION} axis={AXIS} />,
    <RatingCard key="m" row={row} unit="project" edition={EDITION} />,
  ]) {
    expect(textOf(element)).toMatch(/нет отзывов (в зачёте )?цена по запросу/)
    expect(renderToStaticMarkup(element)).not.toContain('Оценка')
  }
})

test('under a budget a row says why it fits, on both devices', () => {
  const row = sampleRow({ reason: '3 из 7 — до 1,5 млн ₽' })
  expect(textOf(<RatingTableRow row={row} unit="project" edition={EDITION} axis={AXIS} />)).toContain(
    '1 059 проектов 3 из 7 — до 1,5 млн ₽ ',
  )
  expect(textOf(<RatingCard row={row} unit="project" edition={EDITION} />)).toContain(
    'обычно 1,2 млн ₽ 3 из 7 — до 1,5 млн ₽ ',
  )
})

test('a monthly service has its unit in the price', () => {
  expect(
    textOf(<RatingTableRow row={sampleRow({ price_from: 50_000 })} unit="month" edition={EDITION} axis={AXIS} />),
  ).toContain('от 50 тыс. ₽/мес.')
})

test('the bar says the whole sum', () => {
  const html = renderToStaticMarkup(<RatingTableRow row={sampleRow()} unit="project" edition={EDITION} axis={AXIS} />)
  expect(html).toContain('role="img" aria-label="Балл 92,4 из 100: 32,1 + 28,4 + 15,0 + 9,9 + 2,5 + 4,5"')
})

test('a row has exactly one link of its own, so that focus can move to the first added row', () => {
  for (const element of [
    <RatingTableRow key="d" row={sampleRow()} unit="project" edition={EDITION} axis={AXIS} />,
    <RatingCard key="m" row={sampleRow()} unit="project" edition={EDITION} />,
  ]) {
    const own = renderToStaticMarkup(element).replace(/<(span|small|div)\b.*?<\/\1>/g, '')
    expect(own.match(/<a [^>]*href="[^"]+"/g)).toEqual([expect.stringContaining('href="/agency-severny-kontur/"')])
  }
})

describe('the buttons of a row', () => {
  const drawn = (open?: 'more' | 'why') => [
    renderToStaticMarkup(<RatingTableRow row={sampleRow()} unit="project" edition={EDITION} axis={AXIS} open={open} />),
    renderToStaticMarkup(<RatingCard row={sampleRow()} unit="project" edition={EDITION} open={open} />),
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
    expect(html).toMatch(/rel="sponsored[^"]*"[^>]*>Спонсор 7<\/a>\u00a0— Гарантия год · Команда в штате</)
  })

  test('is not shown without an ad mark', () => {
    const unmarked = { ...card, ad: { ...card.ad, erid: '' } }
    expect(renderToStaticMarkup(<MiniCard card={unmarked} />)).not.toContain('Гарантия год')
  })
})

test('a closed edition says that facts of the agency are those of today', () => {
  const closed = { is_frozen: true, compared: 'в выпуске 2020 года' }
  const facts = 'сейчас: Казань · 64 чел.'
  const row = textOf(<RatingTableRow row={sampleRow()} unit="project" edition={closed} axis={AXIS} />)
  expect(row).toContain(facts)
  expect(row).not.toContain(sampleRow().agency.tagline)
  expect(textOf(<RatingCard row={sampleRow()} unit="project" edition={closed} />)).toContain(facts)
})
