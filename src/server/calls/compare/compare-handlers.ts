import type { compareCalls } from '#contract/calls/compare.ts'
import type { Handlers } from '#contract/define.ts'
import { ApiError } from '#contract/errors.ts'
import type { Answer } from '#contract/index.ts'
import { cleanAgencyIds } from '#domain/agency/agency-ids.ts'
import { singleBest } from '#domain/compare/single-best.ts'
import { href } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { compareBoard } from './compare-board.ts'
import { type ComparedAgency, comparedAgencies } from './compare-facts.ts'
import { COMPARE_ROWS, COMPARE_TABS, type CompareRow, type CompareValue } from './compare-rows.ts'

type Table = Answer<'agency-compare-by-table'>
type Row = Table['groups'][number]['rows'][number]
type Cell = Row['cells'][number]

export const compareHandlers: Handlers<typeof compareCalls, Context> = {
  'agency-compare-by-table': async ({ ids, sort, tab = null, rating, budget = null }, context) => {
    if (tab !== null && !COMPARE_TABS.some(({ key }) => key === tab)) refuse('tab', 'Такой вкладки нет')
    const asked = cleanAgencyIds(ids.split(',').map(Number))
    const found = await comparedAgencies(asked, context)
    const { compared, sortedColumn } = sortedBy(found, sort)
    const rows = COMPARE_ROWS.filter(row => tab === null || row.tab === tab).flatMap(row => tableRow(row, compared))
    const groups = new Map(rows.map(({ group, tab: own }) => [group, own]))
    return {
      tabs: COMPARE_TABS.map(({ key, title }) => ({ key, title })),
      tab,
      sortedColumn,
      companies_info: compared.map(({ agency }) => ({
        ...agencyCard(agency),
        path: href('agency', { agency: agency.slug }),
        accepts_requests: agency.accepts_requests,
      })),
      groups: [...groups].map(([title, own]) => ({
        tab: own,
        title,
        rows: rows.filter(({ group }) => group === title).map(({ row }) => row),
      })),
      board: await compareBoard(compared, { rating, limit: budget }, context),
      missing: asked.filter(id => !found.some(({ agency }) => agency.id === id)),
    }
  },
}

/** Sorts the columns by one row; agencies without a figure come last, ties keep the order of selection. */
function sortedBy(found: ComparedAgency[], sort: string | undefined) {
  if (sort === undefined) return { compared: found, sortedColumn: null }
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
  const key = sort.replace(/^-/, '')
  const row = COMPARE_ROWS.find(one => one.key === key && isSortable(one))
  if (!row) return refuse('sort', 'По этой строке не сортируют')
  const sign = direction === 'asc' ? 1 : -1
  const last = Number.POSITIVE_INFINITY
  const weight = (compared: ComparedAgency) => {
    const value = figureOf(row.value(compared))
    return value === null ? last : value * sign
  }
  return { compared: found.toSorted((a, b) => compareNumbers(weight(a), weight(b))), sortedColumn: { key, direction } }
}

interface TableRow {
  group: string
  tab: string
  row: Row
}

const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

function tableRow(row: CompareRow, compared: readonly ComparedAgency[]): TableRow[] {
  const values = compared.map(row.value)
  if (values.every(isAbsent)) return []
  const figures = values.filter(isFigure)
  // A price per month and a price per project cannot be compared.
  const isComparable = new Set(figures.map(({ per }) => per)).size < 2
  const best = row.better && isComparable ? singleBest(figures, row.better.is) : undefined
  const cells = values.map(value => cellOf(row, value, isFigure(value) && value.text === best))
  const texts = new Set(cells.map(({ text, items }) => `${text}|${items.join('|')}`))
  const { key, title, group, tab } = row
  return [
    {
      group,
      tab,
      row: {
        key,
        title,
        sort: isSortable(row) && isComparable ? bestFirst(row) : null,
        is_same: compared.length > 1 && texts.size === 1,
        best: best === undefined ? null : (row.better?.label ?? null),
        cells,
      },
    },
  ]
}

/** Ascending where low is better, otherwise descending. */
const bestFirst = ({ key, better }: CompareRow): string => (better?.is === 'low' ? key : `-${key}`)

const isSortable = ({ kind }: CompareRow): boolean => kind === 'money' || kind === 'number'

type Figure = Extract<CompareValue, { figure: number }>

const isAbsent = (value: CompareValue): boolean => value === null || 'none' in value

const isFigure = (value: CompareValue): value is Figure => value !== null && 'figure' in value

const figureOf = (value: CompareValue): number | null => (isFigure(value) ? value.figure : null)

function cellOf({ kind }: CompareRow, value: CompareValue, is_best: boolean): Cell {
  if (value === null) return { type: 'none', text: 'нет данных', items: [], is_best: false }
  if ('none' in value) return { type: 'none', text: value.none, items: [], is_best: false }
  if ('items' in value) return { type: 'list', text: '', items: value.items, is_best: false }
  return { type: kind, text: value.text, items: [], is_best }
}

function refuse(field: string, sentence: string): never {
  throw new ApiError('bad-request', 'Проверьте адрес', { [field]: sentence })
}
