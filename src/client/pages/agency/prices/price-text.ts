import type { Answer } from '#contract/index.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'

export type ServicePrice = Answer<'agency-prices'>['list'][number]

/** «300 000 – 900 000 ₽», «от 300 000 ₽»: exact, because this is the page about prices. */
export function priceText({ from, to }: Pick<ServicePrice, 'from' | 'to'>): string {
  if (to === null) return `от${NBSP}${formatMoney(from)}`
  return from === to ? formatMoney(from) : `${formatNumber(from)}${NBSP}– ${formatMoney(to)}`
}

/** «2 800 ₽ в час» */
export const hourText = (rate: number): string => `${formatMoney(rate)} в${NBSP}час`
