import type { Review } from '#contract/shapes/review.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { counted } from '#domain/russian/plural.ts'

export const EVIDENCE_TEXT = {
  'company-mail': 'Почта на домене компании',
  'other-mail': 'Почта на другом домене',
} as const satisfies Record<Review['evidence'], string>

/** «Разработка сайтов, 1С-Битрикс» */
export const aboutText = ({ service, system }: Pick<Review, 'service' | 'system'>): string =>
  system === null ? service : `${service}, ${system}`

/** «1,2 млн ₽ · 5 месяцев» */
export function orderText({ price, months }: Pick<Review, 'price' | 'months'>): string {
  const parts = [price !== null && formatMoneyShort(price), months !== null && counted(months, 'month')]
  return parts.filter(Boolean).join(' · ')
}

export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter(paragraph => paragraph.trim() !== '')
