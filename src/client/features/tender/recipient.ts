import type { Answer } from '#contract/index.ts'
import { askedText } from '#domain/rating/price-texts.ts'
import { counted } from '#domain/russian/plural.ts'

/** With reasons if proposed by us. */
export type Recipient = Answer<'agency-info-for-tender'>['list'][number] & { reasons?: readonly string[] }

/** «Казань · от 50 000 ₽/мес. · обычно отвечает за 4 часа». */
export function recipientFacts({ city, price_from, price_usual, price_unit, ...agency }: Recipient): string {
  const { reply_hours, accepts_requests, reasons } = agency
  if (!accepts_requests) return 'Сейчас не принимает заявки'
  const reply = reply_hours === null ? [] : [`обычно отвечает за ${counted(reply_hours, 'hour')}`]
  return [...(reasons ?? [city, askedText(price_from, price_usual, price_unit)]), ...reply].join(' · ')
}
