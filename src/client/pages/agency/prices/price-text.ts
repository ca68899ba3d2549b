import type { Answer } from '#contract/index.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { formatDate } from '#domain/time/dates.ts'

export type ServicePrice = Answer<'agency-prices'>['list'][number]

/** «300 000 – 900 000 ₽», «от 300 000 ₽»: exact, because this is the page about prices. */
export function priceText({ from, to }: Pick<ServicePrice, 'from' | 'to'>): string {
  if (to === null) return `от${NBSP}${formatMoney(from)}`
  return from === to ? formatMoney(from) : `${formatNumber(from)}${NBSP}– ${formatMoney(to)}`
}

/** «2 800 ₽ в час» */
export const hourText = (rate: number): string => `${formatMoney(rate)} в${NBSP}час`

export const checkedText = ({ checked_at }: Pick<ServicePrice, 'checked_at'>): string =>
  checked_at === null ? 'Ещё не проверено' : `Проверено ${formatDate(checked_at)}`
