import { formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
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

/** «от 700 тыс. ₽» */
export function priceFromText({ standing, price: { from } }: Candidate, unit: string): string {
  if (!standing) return NOT_RATED
  return from === null ? '«от» не названо' : `от${NBSP}${formatMoneyShort(from)}${unit}`
}

export function medianText({ price: { quartiles } }: Candidate, unit: string): string {
  const median = quartiles?.[1]
  return median === undefined ? 'нет данных' : formatMoneyShort(median) + unit
}

/** «половина 0,9–1,9 млн ₽, 14 проектов в зачёте» */
export function sampleText({ price: { quartiles, sums } }: Candidate): string {
  const [low, , high] = quartiles ?? []
  const sample = scoredProjects(sums.length)
  return low === undefined || high === undefined ? sample : `половина ${formatMoneyRange(low, high)}, ${sample}`
}
