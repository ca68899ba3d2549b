import { expect, test } from 'vitest'
import type { FilterGroup } from '#contract/shapes/project.ts'
import { widerChoice } from './no-projects.tsx'
import { categoryTabs } from './portfolio-filters.tsx'
import { ndaText } from './project-list.tsx'
import { projectIn } from './project-neighbours.tsx'
import { awardText, projectRows } from './project-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const CATEGORIES = [
  { id: 5, title: 'Разработка сайтов', count: 0 },
  { id: 6, title: 'Брендинг', count: 4 },
]
const group = (key: string, selected: string, counts: number[]): FilterGroup => ({
  key,
  title: key,
  selected,
  options: counts.map((count, index) => ({ value: String(index), title: `${key} ${index}`, count })),
})

test('projects under NDA are counted', () => {
  expect(plain(ndaText(12))).toBe('И ещё 12 проектов под NDA')
})

test('the first tab sums all categories', () => {
  expect(categoryTabs({ categories: CATEGORIES }, { year: '2025' })).toEqual([
    { text: 'Все', note: '4', choice: { year: '2025', category: '' } },
    { text: 'Разработка сайтов', note: '0', choice: { year: '2025', category: '5' } },
    { text: 'Брендинг', note: '4', choice: { year: '2025', category: '6' } },
  ])
})

test('with no results, the filter whose removal leaves the most is suggested', () => {
  const filters = { categories: CATEGORIES, data: [group('year', '0', [0, 2]), group('price', '1', [9, 0])] }
  expect(widerChoice(filters, { category: '5', year: '0', price: '1' })).toEqual({
    title: 'price 1',
    choice: { category: '5', year: '0', price: '' },
  })
  expect(widerChoice({ ...filters, data: [] }, { category: '5' })?.title).toBe('Разработка сайтов')
})

test('no filter is suggested if removing one leaves nothing', () => {
  expect(widerChoice({ categories: [], data: [group('year', '0', [0])] }, { year: '0' })).toBeNull()
})

test('a neighbour’s id is read from its URL', () => {
  expect(projectIn('/agency-severny-kontur/portfolio/?project=31&year=2025')).toBe('31')
})

test('an award shows contest, year, nomination and place', () => {
  expect(awardText({ contest: 'Золотой узел', nomination: 'Лучший магазин', place: 1, year: 2025 })).toBe(
    'Золотой узел, 2025: «Лучший магазин», 1-е место',
  )
})

test('unknown facts about a project are left out', () => {
  const rows = projectRows({
    client: 'Волжские окна',
    service: 'Брендинг',
    site_type: null,
    industry: 'Торговля',
    system: null,
    web_server: null,
    platforms: [],
    price: 'до 300 тыс. ₽',
    months: 2,
    launched: '2026-03-05',
  })
  expect(rows.map(([name, value]) => `${name}: ${plain(value)}`)).toEqual([
    'Клиент: Волжские окна',
    'Отрасль: Торговля',
    'Услуга: Брендинг',
    'Стоимость: до 300 тыс. ₽',
    'Срок: 2 месяца',
    'Запуск: март 2026',
  ])
})
