import type { Answer } from '#contract/index.ts'
import { formatNumber, formatPercent, NBSP } from '#domain/numbers/numbers.ts'
import type { NounForms } from '#domain/russian/nouns.ts'
import { counted, plural } from '#domain/russian/plural.ts'

export type Demand = NonNullable<Answer<'demand-dynamics'>['demand']>

const VIEWS: NounForms = { one: 'показ', few: 'показа', many: 'показов', other: 'показа' }
const TENDERS: NounForms = { one: 'заявка', few: 'заявки', many: 'заявок', other: 'заявки' }

const countOf = (count: number, forms: NounForms): string => `${formatNumber(count, 1)}${NBSP}${plural(count, forms)}`

/** «На 18 % больше, чем годом раньше: 4 210 показов против 3 560» */
export function changeText({ views, before }: Pick<Demand, 'views' | 'before'>): string {
  if (before === null) return `${countOf(views, VIEWS)} за${NBSP}12${NBSP}месяцев`
  const change = formatPercent(Math.abs(views / before - 1))
  const base = `${countOf(views, VIEWS)} против ${formatNumber(before)}`
  if (change === formatPercent(0)) return `Столько${NBSP}же, сколько годом раньше: ${base}`
  return `На${NBSP}${change} ${views > before ? 'больше' : 'меньше'}, чем годом раньше: ${base}`
}

/** «2,1 заявки на участника: 86 заявок, 42 участника» */
export function supplyText({ tenders, participants }: NonNullable<Demand['supply']>): string {
  const each = Math.round((tenders / participants) * 10) / 10
  return `${countOf(each, TENDERS)} на${NBSP}участника: ${countOf(tenders, TENDERS)}, ${counted(participants, 'participant')}`
}
