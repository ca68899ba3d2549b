import type { Answer } from '#contract/index.ts'
import { formatMoney, formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'

export type PriceLine = Answer<'agency-prices'>['list'][number]

/** «2 800 ₽ в час» */
export const hourText = (rate: number): string => `${formatMoney(rate)} в${NBSP}час`

/** «14 проектов», «0 из 3 сумм», «2 из 3 сумм» */
export function sampleText({ paid }: PriceLine): string | null {
  if (!paid) return null
  return paid.median === null ? `${paid.sums.length} из${NBSP}3 сумм` : counted(paid.sums.length, 'project')
}

/** The drawing in words. */
export function drawingText(line: PriceLine): string {
  const { from, to, paid, market, unit } = line
  return [
    `${to === null ? formatMoneyRange(from, null) : formatMoneyRange(from, to)} ${unit}`,
    ...(paid?.median ? [`обычно платили ${formatMoneyShort(paid.median)}, ${sampleText(line)}`] : []),
    ...(market ? [`рынок ${formatMoneyRange(market.low, market.high)}`] : []),
  ].join('; ')
}
