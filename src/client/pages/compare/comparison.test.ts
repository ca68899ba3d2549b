import { describe, expect, test } from 'vitest'
import { sampleCell, sampleRow, sampleTable } from '#tests/support/client/sample-table.ts'
import { nextSort } from './compared-row.tsx'
import { measuresOf, shownGroups } from './measures.ts'
import { rotateTable } from './rotate-table.ts'
import type { CompareTable } from './use-table.ts'

const NAMES = ['Север', 'Юг', 'Запад']
const GROUPS = [
  {
    tab: 'main',
    title: 'В числах',
    rows: [
      sampleRow('average', { cells: NAMES.map(name => sampleCell(name)) }),
      sampleRow('projects', { is_same: true, cells: NAMES.map(() => sampleCell('3')) }),
    ],
  },
  { tab: 'main', title: 'Компания', rows: [sampleRow('city', { is_same: true })] },
]

const keysOf = (groups: CompareTable['groups']) => groups.map(({ rows }) => rows.map(({ key }) => key))

test('«only differences» leaves out equal rows and groups without other rows', () => {
  expect(keysOf(shownGroups(sampleTable(NAMES, GROUPS), true))).toEqual([['average']])
  expect(keysOf(shownGroups(sampleTable(NAMES, GROUPS), false))).toEqual([['average', 'projects'], ['city']])
})

test('a single agency keeps all rows', () => {
  expect(keysOf(shownGroups(sampleTable(['Север'], GROUPS), true))).toHaveLength(2)
})

test('turning the columns moves heads, scores and cells alike', () => {
  const { companies_info, board, groups } = rotateTable(sampleTable(NAMES, GROUPS), 2)
  expect(companies_info.map(({ name }) => name)).toEqual(['Запад', 'Север', 'Юг'])
  expect(board.candidates.map(({ standing }) => standing?.place)).toEqual([3, 1, 2])
  expect(groups[0]?.rows[0]?.cells.map(({ text }) => text)).toEqual(['Запад', 'Север', 'Юг'])
})

test('a first column that does not exist leaves the order as it is', () => {
  const table = sampleTable(NAMES, GROUPS)
  expect(rotateTable(table, 3)).toBe(table)
  expect(rotateTable(table)).toBe(table)
})

test('the best figure stands alone, the others say what they lack', () => {
  expect(measuresOf([31.6, 26.4, null, 0])).toEqual([
    { points: 31.6, text: '31,6', isBest: true, difference: '' },
    { points: 26.4, text: '26,4', isBest: false, difference: '−5,2' },
    null,
    { points: 0, text: '0,0', isBest: false, difference: '−31,6' },
  ])
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
