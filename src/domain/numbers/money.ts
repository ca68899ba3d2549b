import { PRICE_UNITS, type PriceUnit } from '../vocabulary/services.ts'
import { type TierBounds, type TierSlug, tierPriceRange } from '../vocabulary/tiers.ts'
import { formatNumber, NBSP, roundDecimal } from './numbers.ts'

const ROUBLE = `${NBSP}₽`
const NO_PRICE = 'цена не указана'
const ON_REQUEST = 'цена по запросу'

// «300 000 ₽»
export function formatMoney(roubles: number): string {
  return formatNumber(roubles) + ROUBLE
}

// «от 300 000 ₽», «от 50 000 ₽/мес.»
export function formatPriceFrom(roubles: number | null, unit: PriceUnit = 'project'): string {
  return roubles === null ? ON_REQUEST : `от${NBSP}${formatMoney(roubles)}${PRICE_UNITS[unit].suffix}`
}

// «от 300 тыс. ₽», «от 50 тыс. ₽/мес.»
export function formatShortPriceFrom(roubles: number | null, unit: PriceUnit): string {
  return roubles === null ? ON_REQUEST : `от${NBSP}${formatMoneyShort(roubles)}${PRICE_UNITS[unit].suffix}`
}

// «300 тыс. ₽», «1,25 млн ₽»: three significant digits.
export function formatMoneyShort(roubles: number): string {
  return formatMoneyBare(roubles) + ROUBLE
}

// «300 тыс.», «1,25 млн»: where the axis names the currency.
export function formatMoneyBare(roubles: number): string {
  const { amount, unit } = shorten(roubles)
  return amount + unit
}

// «300–500 тыс. ₽», «300 тыс. – 1 млн ₽», «до 1 млн ₽», «от 3 млн ₽»
export function formatMoneyRange(from: number | null, to: number | null): string {
  if (from === null && to === null) return NO_PRICE
  if (from === null) return `до${NBSP}${formatMoneyShort(to ?? 0)}`
  if (to === null) return `от${NBSP}${formatMoneyShort(from)}`
  const low = shorten(from)
  const high = shorten(to)
  if (low.unit !== high.unit) return `${low.amount}${low.unit}${NBSP}– ${high.amount}${high.unit}${ROUBLE}`
  return low.amount === high.amount ? formatMoneyShort(to) : `${low.amount}–${high.amount}${high.unit}${ROUBLE}`
}

export function formatTierPrices(tier: TierSlug, bounds: TierBounds, unit: PriceUnit = 'project'): string {
  const { from, to } = tierPriceRange(tier, bounds)
  return formatMoneyRange(from, to) + PRICE_UNITS[unit].suffix
}

const UNITS = [
  { size: 1_000_000_000, name: `${NBSP}млрд` },
  { size: 1_000_000, name: `${NBSP}млн` },
  { size: 1_000, name: `${NBSP}тыс.` },
]

function shorten(roubles: number): { amount: string; unit: string } {
  // Round before choosing the unit: 999 950 is «1 млн», not «1 000 тыс.».
  const rounded = roundSignificant(roubles)
  const unit = UNITS.find(({ size }) => Math.abs(rounded) >= size)
  return unit
    ? { amount: formatNumber(rounded / unit.size, 2), unit: unit.name }
    : { amount: formatNumber(rounded, 2), unit: '' }
}

function roundSignificant(roubles: number): number {
  const digits = Math.trunc(Math.abs(roubles)).toString().length
  return roundDecimal(roubles, 3 - digits)
}
