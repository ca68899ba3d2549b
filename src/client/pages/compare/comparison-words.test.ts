import { describe, expect, test } from 'vitest'
import { shownGroups } from './differences.ts'
import { nextSort } from './next-sort.ts'
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
  })),
  groups: [
    { title: 'Коротко', rows: [row('average', false), row('projects', true)] },
    { title: 'Компания', rows: [row('city', true)] },
  ],
})

const keysOf = (groups: CompareTable['groups']) => groups.map(({ rows }) => rows.map(({ key }) => key))

test('only differences: rows that are alike and groups without another are left out', () => {
  expect(keysOf(shownGroups(table(2), true))).toEqual([['average']])
  expect(keysOf(shownGroups(table(2), false))).toEqual([['average', 'projects'], ['city']])
})

test('one agency differs from nobody, so all its rows stay', () => {
  expect(keysOf(shownGroups(table(1), true))).toHaveLength(2)
})

describe('pressing a row’s title again and again', () => {
  test('goes from best first to worst first to the order of choosing', () => {
    const average = { key: 'average', sort: '-average' }
    expect(nextSort(average, null)).toBe('-average')
    expect(nextSort(average, { key: 'average', direction: 'desc' })).toBe('average')
    expect(nextSort(average, { key: 'average', direction: 'asc' })).toBe('')
  })

  test('does the same where less is better', () => {
    const price = { key: 'price', sort: 'price' }
    expect(nextSort(price, { key: 'average', direction: 'desc' })).toBe('price')
    expect(nextSort(price, { key: 'price', direction: 'asc' })).toBe('-price')
    expect(nextSort(price, { key: 'price', direction: 'desc' })).toBe('')
  })
})
