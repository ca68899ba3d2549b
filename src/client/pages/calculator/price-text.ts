import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { formatNumber, formatPercent, NBSP } from '#domain/numbers/numbers.ts'
import { PRICE_UNITS, type PriceUnit } from '#domain/vocabulary/services.ts'

const MILLION = 1_000_000
const THOUSAND = 1_000

/** «0,9–1,6» and «млн ₽»: one unit for both ends, that of the upper one. */
export function rangeFigures(low: number, high: number, unit: PriceUnit): { figures: string; unit: string } {
  const isMillions = high >= MILLION
  const by = isMillions ? MILLION : THOUSAND
  const shown = (sum: number) => formatNumber(sum / by, isMillions ? 1 : 0)
  const [from, to] = [shown(low), shown(high)]
  return {
    figures: from === to ? to : `${from}–${to}`,
    unit: `${isMillions ? 'млн' : 'тыс.'}${NBSP}₽${PRICE_UNITS[unit].suffix}`,
  }
}

/** «+310 тыс. ₽», «−120 тыс. ₽» with a true minus. */
export const differenceText = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${formatMoneyShort(Math.abs(difference))}`

/** «Дешевле 62 % таких проектов: уложились 33 из 86» */
export function budgetText(budget: number, within: number, sample: number): string {
  const dearer = sample - within
  return `${formatMoneyShort(budget)} — дешевле ${formatPercent(dearer / sample)} таких проектов: уложились ${formatNumber(within)} из${NBSP}${formatNumber(sample)}`
}

type Dot = CostAnswer['dots'][number]

/** «Магазин окон — 1,2 млн ₽, 2025» */
export function dotName(dot: Dot | undefined): string {
  if (!dot) return ''
  return `${dot.title ?? 'Проект под NDA'} — ${formatMoneyShort(dot.price)}, ${dot.year}`
}
