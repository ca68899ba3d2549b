import type { Answer } from '#contract/index.ts'
import { formatNumber, formatPercent, NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { TENDER, VIEW } from '#domain/russian/rare-nouns.ts'

export type Demand = NonNullable<Answer<'demand-dynamics'>['demand']>

/** «На 18 % больше, чем годом раньше: 4 210 показов против 3 560» */
export function changeText({ views, before }: Pick<Demand, 'views' | 'before'>): string {
  if (before === null) return `${counted(views, VIEW)} за${NBSP}12${NBSP}месяцев`
  if (views === before) return `Столько${NBSP}же, сколько годом раньше: ${counted(views, VIEW)}`
  const change = formatPercent(Math.abs(views / before - 1))
  const base = `${counted(views, VIEW)} против ${formatNumber(before)}`
  if (change === formatPercent(0)) return `Столько${NBSP}же, сколько годом раньше: ${base}`
  return `На${NBSP}${change} ${views > before ? 'больше' : 'меньше'}, чем годом раньше: ${base}`
}

/** Of a rating, or of all ratings, whose tenders go to any agency of the catalogue. */
const SELLERS = {
  rating: { one: 'участника рейтинга', all: (count: number) => counted(count, 'participant') },
  catalog: { one: 'агентство каталога', all: (count: number) => counted(count, 'agency') },
}

/** «2,1 заявки на участника рейтинга: 86 заявок, 42 участника; платформа не названа — ещё 12 заявок» */
export function supplyText(
  { tenders, participants, unnamed }: NonNullable<Demand['supply']>,
  of: keyof typeof SELLERS,
): string {
  const each = Math.round((tenders / participants) * 10) / 10
  const apart = unnamed > 0 ? `; платформа не названа${NBSP}— ещё ${counted(unnamed, TENDER)}` : ''
  return `${counted(each, TENDER)} на${NBSP}${SELLERS[of].one}: ${counted(tenders, TENDER)}, ${SELLERS[of].all(participants)}${apart}`
}
