import { expect, test } from 'vitest'
import type { StatChart } from '#contract/calls/stats.ts'
import { type ChartId, chartById } from '#domain/stats/charts.ts'
import { periodsBetween } from '#domain/stats/periods.ts'
import { findingOf } from './findings.ts'

type Points = readonly (number | null)[]

function finding(id: ChartId, series: Record<string, Points>, labels: readonly string[] = []): string | null {
  const info = chartById(id)
  if (!info) throw new Error(`No chart ${id}`)
  const length = Object.values(series)[0]?.length ?? 0
  const last = info.step === 'month' ? '2026-10-01' : '2026-07-01'
  const dates = info.step === null ? [] : periodsBetween(info.step, '2020-01-01', last).slice(-length)
  const chart: StatChart = {
    kind: info.kind,
    unit: info.unit,
    labels: labels.length > 0 ? [...labels] : dates,
    dates,
    series: Object.entries(series).map(([title, points]) => ({
      id: title,
      title,
      path: null,
      points: [...points],
      low: [],
      high: [],
      samples: points.map(point => point ?? 0),
    })),
  }
  return findingOf(info, chart)?.replaceAll('\u00a0', ' ') ?? null
}

const year = (first: number, last: number): number[] => [first, ...Array(11).fill(9), last]

test('views of a month are compared with the same month a year before', () => {
  expect(finding('rating-views', { mobile: year(1_560, 2_000), desktop: year(2_000, 2_210) })).toBe(
    'Октябрь 2026 — 4 210 показов рейтингов, годом раньше — 3 560: на 18,3 % больше',
  )
  expect(finding('tenders', { mobile: year(30, 21) })).toBe(
    'Октябрь 2026 — 21 заявка агентствам, годом раньше — 30: на 30,0 % меньше',
  )
  expect(finding('searches', { mobile: year(30, 30) })).toBe(
    'Октябрь 2026 — 30 запросов в поиске, годом раньше — 30: без изменений',
  )
})

test('nothing is said of less than a year or of a gap', () => {
  expect(finding('rating-views', { mobile: [5, 6, 7] })).toBeNull()
  expect(finding('median-budget', { median: [null, 2, 3, 4, 5] })).toBeNull()
  expect(finding('median-budget', {})).toBeNull()
})

test('the change of prices is that of the prices named', () => {
  expect(finding('median-budget', { median: [592_000, 1, 2, 3, 643_500] })).toBe(
    'Медиана бюджета проектов 3-го квартала 2026 — 643 500 ₽, годом раньше — 592 000 ₽: на 8,7 % больше',
  )
  expect(finding('price-index', { index: [100, 101, 102, 103, 109.4] })).toBe(
    'Индекс цен на работу агентств 3-го квартала 2026 — 109,4 %, годом раньше — 100,0 %: цены на 9,4 % выше',
  )
})

test('of shares the one that changed most is named, with the difference of the shares shown', () => {
  expect(finding('content-systems', { '1С-Битрикс': [43.4, 0, 0, 0, 41.2], Tilda: [12.2, 0, 0, 0, 13] })).toBe(
    'За год доля 1С-Битрикс среди новых сайтов снизилась на 2,2 пункта: с 43,4 до 41,2 %',
  )
  expect(finding('web-servers', { nginx: [50, 0, 0, 0, 50] })).toBeNull()
})

test('reviews', () => {
  expect(finding('company-mail', { share: [76, 0, 0, 0, 78.4] })).toBe(
    'С почты компании пришло 78,4 % отзывов 3-го квартала 2026, годом раньше — 76,0 %: на 2,4 пункта больше',
  )
  expect(finding('answer-time', { median: [8.1, 0, 0, 0, 7] })).toBe(
    'Половина ответов на отзывы 3-го квартала 2026 пришла за 7 дней, годом раньше — за 8,1 дня: на 1,1 дня быстрее',
  )
  expect(finding('review-marks', { now: [4.5, 4.31, 4.62] }, ['Качество', 'Сроки', 'Общение'])).toBe(
    'Выше всего клиенты оценивают «Общение» — 4,62, ниже всего «Сроки» — 4,31',
  )
})

test('the market', () => {
  expect(finding('new-work', { projects: [290, 0, 0, 0, 312], reviews: [380, 0, 0, 0, 401] })).toBe(
    '3-й квартал 2026 — 312 проектов агентств и 401 отзыв о них, годом раньше — 290 и 380',
  )
  expect(finding('agencies-by-city', { agencies: [212, 100, 88] }, ['Москва', 'Казань', 'Тула'])).toBe(
    'В Москве больше всего агентств: 212 из 400, 53,0 %',
  )
})

test('places', () => {
  expect(finding('place-gaps', { all: [0.1, 0.35] }, ['Брендинг', 'CRM'])).toBe(
    'Плотнее всего рейтинг «Брендинг»: соседние места разделяет 0,1 балла; свободнее всего «CRM» — 0,35 балла',
  )
  expect(finding('place-changes', { changed: [84.2, 60] }, ['Брендинг', 'CRM'])).toBe(
    'Чаще всего места менялись в рейтинге «Брендинг» — у 84,2 % участников, реже всего «CRM» — у 60,0 %',
  )
})

test('the season is that of the last whole year', () => {
  const months = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']
  const whole = [20, 30, 31, 32, 33, 34, 35, 36, 37, 99, 38, 39]
  expect(finding('demand-season', { 2025: whole, 2026: [...whole.slice(0, 10), null, null] }, months)).toBe(
    'В 2025 году больше всего показов рейтингов пришлось на октябрь — 99, меньше всего на январь — 20',
  )
})
