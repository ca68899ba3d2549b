import { formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { MIN_BAND } from '#domain/numbers/quartiles.ts'
import { isAskedAbovePaid } from '#domain/rating/price-texts.ts'
import { scoredProjects } from '#domain/russian/count-labels.ts'
import type { CompareTable } from './use-table.ts'

type Board = CompareTable['board']
type Candidate = Board['candidates'][number]

export const NOT_RATED = 'не участвует'

export interface Measure {
  points: number
  text: string
  isBest: boolean
  /** «−5,2» to the best; empty for the best. */
  difference: string
}

/** Shown figures compared with each other: the highest is the best, the others say how much they lack. */
export function measuresOf(figures: readonly (number | null)[]): (Measure | null)[] {
  const best = Math.max(...figures.filter(figure => figure !== null))
  return figures.map(points => {
    if (points === null) return null
    const isBest = points === best
    return { points, text: formatFixed(points), isBest, difference: isBest ? '' : `−${formatFixed(best - points)}` }
  })
}

export const addendsOf = ({ candidates }: Board, index: number): (number | null)[] =>
  candidates.map(({ standing }) => standing?.addends[index] ?? null)

/** «от 700 тыс. ₽», or both sides of the contradiction: «просит от 2 млн ₽, обычно платили 1 млн ₽» */
export function priceFromText({ standing, price: { from, quartiles } }: Candidate, unit: string): string {
  if (!standing) return NOT_RATED
  if (from === null) return '«от» не названо'
  const [, usual = null] = quartiles ?? []
  const asked = `от${NBSP}${formatMoneyShort(from)}${unit}`
  return usual !== null && isAskedAbovePaid(from, usual)
    ? `просит ${asked}, обычно платили ${formatMoneyShort(usual)}${unit}`
    : asked
}

export function medianText({ price: { quartiles } }: Candidate, unit: string): string {
  const median = quartiles?.[1]
  return median === undefined ? 'нет данных' : formatMoneyShort(median) + unit
}

/** «половина 0,9–1,9 млн ₽, 14 проектов в зачёте» */
export function sampleText({ price: { quartiles, sums } }: Candidate): string {
  const [low, , high] = sums.length < MIN_BAND ? [] : (quartiles ?? [])
  const sample = scoredProjects(sums.length)
  return low === undefined || high === undefined ? sample : `половина ${formatMoneyRange(low, high)}, ${sample}`
}

export type CompareGroup = CompareTable['groups'][number]

/** «Только различия» leaves out equal rows and groups without other rows. A single agency keeps all rows. */
export function shownGroups({ groups, companies_info }: CompareTable, isDiff: boolean): CompareGroup[] {
  if (!isDiff || companies_info.length < 2) return groups
  return groups
    .map(({ rows, ...group }) => ({ ...group, rows: rows.filter(({ is_same }) => !is_same) }))
    .filter(({ rows }) => rows.length > 0)
}
