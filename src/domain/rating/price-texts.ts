import { formatMoneyShort, formatShortPriceFrom } from '../numbers/money.ts'
import { NBSP } from '../numbers/numbers.ts'
import type { PriceUnit } from '../vocabulary/services.ts'

interface PriceTexts {
  /** «от 700 тыс. ₽»: money beside money is written one way. */
  asked: string
  /** «обычно 1,3 млн ₽»; null without enough projects. */
  paid: string | null
}

export const isAskedAbovePaid = (from: number | null, usual: number | null): boolean =>
  from !== null && usual !== null && from > usual

/** An agency that asks for more than it was usually paid contradicts itself: «просит от 2 млн ₽», «обычно платили 1 млн ₽». */
export function priceTexts(from: number | null, usual: number | null, unit: PriceUnit): PriceTexts {
  const asked = formatShortPriceFrom(from, unit)
  if (usual === null) return { asked, paid: null }
  const isAbove = isAskedAbovePaid(from, usual)
  return {
    asked: isAbove ? `просит ${asked}` : asked,
    paid: `обычно${NBSP}${isAbove ? `платили${NBSP}` : ''}${formatMoneyShort(usual)}`,
  }
}

/** In a line of facts: «от 700 тыс. ₽», or both sides of the contradiction. */
export function askedText(from: number | null, usual: number | null, unit: PriceUnit): string {
  const { asked, paid } = priceTexts(from, usual, unit)
  return isAskedAbovePaid(from, usual) ? `${asked}, ${paid}` : asked
}
