import { lookupBySlug } from './lookup.ts'

export const TIERS = [
  { slug: 'low', title: 'Нижний сегмент', inTier: 'в нижнем сегменте', menuTitle: 'Нижний' },
  { slug: 'middle', title: 'Средний сегмент', inTier: 'в среднем сегменте', menuTitle: 'Средний' },
  { slug: 'high', title: 'Верхний сегмент', inTier: 'в верхнем сегменте', menuTitle: 'Верхний' },
  { slug: 'premium', title: 'Премиум-сегмент', inTier: 'в премиум-сегменте', menuTitle: 'Премиум' },
] as const

export type Tier = (typeof TIERS)[number]
export type TierSlug = Tier['slug']

// Upper bounds of tiers, in whole roubles. Tiers are half-open: a price equal to a bound belongs to the upper tier, so
// «от 3 млн» includes 3 000 000 and «до 300 тыс.» excludes 300 000.
export type TierBounds = { readonly low: number; readonly middle: number; readonly high: number }

// Places, not prices. The spec names `1-200`; the following hundreds continue it, so that a long list has links to its end.
export type PlaceRangeSlug = `${number}-${number}`
export type PlaceRange = { slug: PlaceRangeSlug; from: number; to: number }

export const RANGE_PLACES = 200
export const MAX_PLACE = 1_000_000

export function placeRangeOf(place: number): PlaceRange {
  const from = place - ((place - 1) % RANGE_PLACES)
  const to = from + RANGE_PLACES - 1
  return { slug: `${from}-${to}`, from, to }
}

/** «Топ-200», «Места 201–344»; of a shorter list the places it has, «Места 1–36». */
export function placeRangeTitle({ from, to }: PlaceRange, participants: number): string {
  if (from === 1 && participants >= to) return `Топ-${to}`
  return `Места ${from}–${participants < from ? to : Math.min(to, participants)}`
}

export function placeRangeBySlug(slug: string): PlaceRange | undefined {
  const [, from = 0] = /^(\d{1,6})-\d{1,7}$/.exec(slug) ?? []
  const range = placeRangeOf(Number(from))
  return range.slug === slug && range.from > 0 && range.to <= MAX_PLACE ? range : undefined
}

export const tierBySlug = lookupBySlug<Tier>(TIERS)

export function tierOfPrice(price: number, bounds: TierBounds): TierSlug {
  if (price < bounds.low) return 'low'
  if (price < bounds.middle) return 'middle'
  return price < bounds.high ? 'high' : 'premium'
}

/** A budget is a ceiling: «до 300 тысяч» buys what costs less. */
export const tierOfBudget = (budget: number, bounds: TierBounds): TierSlug => tierOfPrice(budget - 1, bounds)

export function tierPriceRange(tier: TierSlug, bounds: TierBounds): { from: number | null; to: number | null } {
  switch (tier) {
    case 'low':
      return { from: null, to: bounds.low }
    case 'middle':
      return { from: bounds.low, to: bounds.middle }
    case 'high':
      return { from: bounds.middle, to: bounds.high }
    case 'premium':
      return { from: bounds.high, to: null }
  }
}
