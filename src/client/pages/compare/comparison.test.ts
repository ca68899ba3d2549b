import { describe, expect, test } from 'vitest'
import { nextSort } from './compared-row.tsx'
import { shownGroups } from './differences.ts'
import type { CompareTable } from './use-table.ts'

const row = (key: string, is_same: boolean) => ({ key, title: key, sort: `-${key}`, is_same, best: null, cells: [] })

const table = (companies: number): CompareTable => ({
  tabs: [],
  tab: 'main',
  sortedColumn: null,
  missing: [],
  companies_info: Array.from({ length: companies }, (_, id) => ({
    id,
    name: '',
    name_lat: '',
    logo: '',
    city: '',
    path: '',
    accepts_requests: true,
    paid: null,
  })),
  groups: [
    { title: 'Коротко', rows: [row('average', false), row('projects', true)] },
    { title: 'Компания', rows: [row('city', true)] },
  ],
})

const keysOf = (groups: CompareTable['groups']) => groups.map(({ rows }) => rows.map(({ key }) => key))

test('«only differences» leaves out equal rows and groups without other rows', () => {
  expect(keysOf(shownGroups(table(2), true))).toEqual([['average']])
  expect(keysOf(shownGroups(table(2), false))).toEqual([['average', 'projects'], ['city']])
})

test('a single agency keeps all rows', () => {
  expect(keysOf(shownGroups(table(1), true))).toHaveLength(2)
})

describe('clicking a row’s title repeatedly', () => {
  test('goes from best first to worst first to the order of selection', () => {
    const average = { key: 'average', sort: '-average' }
    expect(nextSort(average, null)).toBe('-average')
    expect(nextSort(average, { key: 'average', direction: 'desc' })).toBe('average')
    expect(nextSort(average, { key: 'average', direction: 'asc' })).toBe('')
  })

  test('does the same where lower is better', () => {
    const price = { key: 'price', sort: 'price' }
    expect(nextSort(price, { key: 'average', direction: 'desc' })).toBe('price')
    expect(nextSort(price, { key: 'price', direction: 'asc' })).toBe('-price')
    expect(nextSort(price, { key: 'price', direction: 'desc' })).toBe('')
  })
})
