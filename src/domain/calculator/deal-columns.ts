import { type Answers, QUESTION_KEYS, type QuestionKey } from './answers.ts'
import type { Deal } from './deal.ts'

const FIELDS = ['type', 'industry', 'system', 'city', 'area', 'tier', 'scope'] as const
type Field = (typeof FIELDS)[number]

/** A field of all deals as numbers: 0 for null, else one more than the index among its values. */
interface Column {
  values: string[]
  codes: ReadonlyMap<string, number>
  of: Uint16Array
}

export type DealColumns = Readonly<Record<Field, Column>> & { all: Int32Array }

const known = new WeakMap<readonly Deal[], DealColumns>()

/** Made once for a list: comparing numbers side by side is thirty times faster than visiting a hundred thousand objects. */
export function columnsOf(deals: readonly Deal[]): DealColumns {
  const columns = known.get(deals) ?? makeColumns(deals)
  known.set(deals, columns)
  return columns
}

function makeColumns(deals: readonly Deal[]): DealColumns {
  const fields = FIELDS.map(field => [field, columnOf(deals, field)])
  return { ...Object.fromEntries(fields), all: Int32Array.from(deals.keys()) }
}

function columnOf(deals: readonly Deal[], field: Field): Column {
  const codes = new Map<string, number>()
  const of = Uint16Array.from(deals, deal => {
    const value = deal[field]
    if (value === null) return 0
    const code = codes.get(value) ?? codes.size + 1
    codes.set(value, code)
    return code
  })
  return { values: [...codes.keys()], codes, of }
}

/** Positions of the deals that fit every answer, in their order. */
export function positionsFor(columns: DealColumns, answers: Answers): Int32Array {
  return QUESTION_KEYS.reduce((left, key) => {
    const answer = answers[key]
    return answer === undefined ? left : narrowed(left, columnsAsked(columns, key), answer)
  }, columns.all)
}

/** A region is either the city or what is around it. */
const columnsAsked = (columns: DealColumns, key: QuestionKey): readonly [Column, Column] =>
  key === 'region' ? [columns.city, columns.area] : [columns[key], columns[key]]

function narrowed(positions: Int32Array, [column, other]: readonly [Column, Column], answer: string): Int32Array {
  // No deal has this code.
  const none = 65_535
  const [code, otherCode] = [column.codes.get(answer) ?? none, other.codes.get(answer) ?? none]
  const kept = new Int32Array(positions.length)
  let count = 0
  for (const position of positions) {
    if (column.of[position] === code || other.of[position] === otherCode) {
      kept[count] = position
      count += 1
    }
  }
  return kept.subarray(0, count)
}

/** How many of these deals have each answer to the question; of the region, cities and what is around them. */
export function countAnswers(columns: DealColumns, key: QuestionKey, positions: Int32Array): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { values, of } of new Set(columnsAsked(columns, key))) {
    const byCode = new Uint32Array(values.length + 1)
    for (const position of positions) {
      const code = of[position] ?? 0
      byCode[code] = (byCode[code] ?? 0) + 1
    }
    for (const [index, value] of values.entries()) {
      const count = byCode[index + 1] ?? 0
      if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count)
    }
  }
  return counts
}
