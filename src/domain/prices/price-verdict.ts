import { formatMoneyRange, formatMoneyShort } from '../numbers/money.ts'
import { formatNumber, NBSP } from '../numbers/numbers.ts'
import { MIN_SAMPLE, priceBand, priceQuartiles } from '../numbers/quartiles.ts'
import { askedText, isAskedAbovePaid } from '../rating/price-texts.ts'
import { counted, countedGenitive, plural } from '../russian/plural.ts'
import { upperFirst } from '../russian/upper-first.ts'
import { PRICE_UNITS, type PriceUnit } from '../vocabulary/services.ts'

export interface PriceVerdict {
  /** `disputed`: asks for more than it was usually paid. `agrees`: nothing cheaper, and something close. */
  kind: 'disputed' | 'agrees' | 'plain'
  text: string
}

/** The cheapest sum within this share above «от» makes it a true starting price. */
const CLOSE = 1.25

const SUM = { one: 'сумма', few: 'суммы', many: 'сумм' }
const ALL_PAID = { one: 'Весь', few: 'Все', many: 'Все' }

/** What the sums paid for a line of the price list say about its «от». */
export function priceVerdict(from: number, sums: readonly number[], unit: PriceUnit): PriceVerdict {
  const { suffix } = PRICE_UNITS[unit]
  if (sums.length === 0) return { kind: 'plain', text: 'Таких проектов за три года нет: сверить не с чем' }
  if (sums.length < MIN_SAMPLE) {
    return { kind: 'plain', text: `${upperFirst(counted(sums.length, SUM))}: медиану считаем с${NBSP}трёх` }
  }
  const cheaper = sums.filter(sum => sum < from).length
  const median = priceQuartiles(sums)?.[1] ?? null
  if (isAskedAbovePaid(from, median)) {
    return { kind: 'disputed', text: `Дешевле «от»${NBSP}— ${cheaper} из${NBSP}${sums.length}` }
  }
  const band = priceBand(sums)
  const plan = band ? `. Закладывайте ${formatMoneyRange(band[0], band[2])}${suffix}` : ''
  const cheapest = Math.min(...sums)
  if (cheaper > 0) return { kind: 'plain', text: `Дешевле «от»${NBSP}— ${cheaper} из${NBSP}${sums.length}${plan}` }
  const all = `${plural(sums.length, ALL_PAID)} ${sums.length}`
  return cheapest <= from * CLOSE
    ? { kind: 'agrees', text: `Совпадает: ${all.toLowerCase()} не${NBSP}ниже «от»${plan}` }
    : { kind: 'plain', text: `${all} дороже «от», от${NBSP}${formatMoneyShort(cheapest)}${suffix}${plan}` }
}

/** «Просит от 2 млн ₽, обычно платили 1 млн ₽» */
export const disputeText = (from: number, sums: readonly number[], unit: PriceUnit): string =>
  upperFirst(askedText(from, priceQuartiles(sums)?.[1] ?? null, unit))

const PRICE = { one: 'цена', few: 'цены', many: 'цен' }

/** The finding of a price list, by the lines that have enough sums. */
export function pricesFinding(verdicts: readonly { kind: PriceVerdict['kind']; sums: number }[]): string {
  const compared = verdicts.filter(({ sums }) => sums >= MIN_SAMPLE)
  const disputed = compared.filter(({ kind }) => kind === 'disputed').length
  if (compared.length === 0) return 'Цены по услугам'
  if (disputed > 0) {
    const dispute = plural(disputed, { one: 'спорит', few: 'спорят', many: 'спорят' })
    const ofAll = disputed === compared.length ? '' : ` из${NBSP}${formatNumber(compared.length)}`
    return `${counted(disputed, PRICE)}${ofAll} ${dispute} с${NBSP}проектами`
  }
  return compared.length === 1
    ? `Цена не${NBSP}спорит с${NBSP}проектами`
    : `Ни${NBSP}одна из${NBSP}${countedGenitive(compared.length, PRICE)} не${NBSP}спорит с${NBSP}проектами`
}
