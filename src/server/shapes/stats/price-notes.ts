import type { StatChart } from '#contract/calls/stats.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { type PriceBasis, priceBasis } from '#domain/prices/price-basis.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { changeInPercent, changeOver } from './year-change.ts'

export const BUDGET_CHART = 'median-budget'
export const INDEX_CHART = 'price-index'

/** Of the last median that is known; null where none is. */
export function medianBasis(
  { series }: StatChart,
  { rating, region }: { rating: string; region: string },
): PriceBasis | null {
  const sample = series[0]?.samples.findLast(size => size > 0)
  const type = ratingTypeBySlug(rating)
  if (sample === undefined || !type) return null
  return priceBasis('quarter', sample, { service: type.service, answers: region === '' ? {} : { region } })
}

/** Why the median and the index moved apart in a year; null unless they did. The index knows no regions. */
export function contrastOf(budget: StatChart, index: StatChart, region: string): string | null {
  const [median, level] = [budget, index].map(chart => {
    const change = changeOver(chart, 'quarter')
    return change && changeInPercent(change.now, change.before)
  })
  if (!median || !level || Math.sign(median) === Math.sign(level)) return null
  const measured = region === '' ? 'индекс' : 'индекс всех регионов'
  return `Медиана за${NBSP}год ${moved(median, 'выросла', 'снизилась')}, ${measured} ${moved(level, 'вырос', 'снизился')}: медиана меняется и${NBSP}от${NBSP}того, каких работ в${NBSP}квартале больше, дорогих или недорогих, а${NBSP}индекс сравнивает одинаковые работы с${NBSP}одинаковыми.`
}

const moved = (change: number, up: string, down: string): string =>
  `${change > 0 ? up : down} на${NBSP}${formatFixed(Math.abs(change))}${NBSP}%`
