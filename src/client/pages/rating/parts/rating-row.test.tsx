import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FACTORS } from '#ranking/methodology.ts'
import { RatingTableRow } from './rating-row.desktop.tsx'
import { RatingCard } from './rating-row.mobile.tsx'
import { sampleRow } from './sample-row.ts'
import { FACTOR_TITLES } from './score-parts.ts'

/** What is read on the screen: tags and hints of the ruler taken away, any space is a space. */
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<title>.*?<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a row of the table tells place, agency, projects, reviews, price and score', () => {
  expect(textOf(<RatingTableRow row={sampleRow()} unit="project" />)).toBe(
    '1 2 Северный контур Казань · с 2009 · 64 чел. Интернет-магазины на 1С-Битрикс 1 059 4,8 112 отзывов от 900 000 ₽ 92,4',
  )
})

test('a card on a phone tells the same agency in brief', () => {
  expect(textOf(<RatingCard row={sampleRow({ change: null })} unit="project" />)).toBe(
    '1 Северный контур Казань · 64 чел. 92,4 4,8 112 отзывов от 900 000 ₽',
  )
})

test.each([
  [1, '1 отзыв'],
  [3, '3 отзыва'],
  [11, '11 отзывов'],
  [1021, '1 021 отзыв'],
])('%i reviews are read «%s» on both devices', (reviews, words) => {
  const row = sampleRow({ reviews })
  expect(textOf(<RatingTableRow row={row} unit="project" />)).toContain(` ${words} `)
  expect(textOf(<RatingCard row={row} unit="project" />)).toContain(` ${words} `)
})

test('an agency without reviews and prices says so and shows no star', () => {
  const row = sampleRow({ reviews: 0, average: null, price_from: null })
  for (const element of [
    <RatingTableRow key="d" row={row} unit="project" />,
    <RatingCard key="m" row={row} unit="project" />,
  ]) {
    expect(textOf(element)).toContain('нет отзывов цена не указана')
    expect(renderToStaticMarkup(element)).not.toContain('Оценка')
  }
})

test('a service paid by the month has the month in its price', () => {
  expect(textOf(<RatingTableRow row={sampleRow({ price_from: 50_000 })} unit="month" />)).toContain('от 50 000 ₽/мес.')
})

test('the ruler names every addend in the order of the methodology', () => {
  expect(Object.keys(FACTOR_TITLES)).toEqual([...FACTORS])
  const html = renderToStaticMarkup(<RatingTableRow row={sampleRow()} unit="project" />)
  expect([...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Проекты: 32,1',
    'Отзывы: 28,4',
    'Специализация: 15,0',
    'Кейсы: 9,9',
    'Награды: 2,5',
    'Открытость: 4,5',
  ])
})

test('a row has one link, so that focus can find the first row that was added', () => {
  for (const element of [
    <RatingTableRow key="d" row={sampleRow()} unit="project" />,
    <RatingCard key="m" row={sampleRow()} unit="project" />,
  ]) {
    expect(renderToStaticMarkup(element).match(/<a [^>]*href="[^"]+"/g)).toEqual([
      expect.stringContaining('href="/agency-severny-kontur/"'),
    ])
  }
})
