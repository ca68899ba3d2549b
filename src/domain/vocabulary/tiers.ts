import { lookupBySlug } from './lookup.ts'

export const TIERS = [
  { slug: 'low', title: 'Нижний сегмент', inTier: 'в нижнем сегменте', menuTitle: 'Нижний' },
  { slug: 'middle', title: 'Средний сегмент', inTier: 'в среднем сегменте', menuTitle: 'Средний' },
  { slug: 'high', title: 'Верхний сегмент', inTier: 'в верхнем сегменте', menuTitle: 'Верхний' },
  { slug: 'premium', title: 'Премиум-сегмент', inTier: 'в премиум-сегменте', menuTitle: 'Премиум' },
] as const

export type Tier = (typeof TIERS)[number]
export type TierSlug = Tier['slug']

// Where each tier ends, in whole roubles. Tiers are half-open: a price equal to a bound belongs to the upper tier, so
// «от 3 млн» includes 3 000 000 and «до 300 тыс.» excludes 300 000.
export type TierBounds = { readonly low: number; readonly middle: number; readonly high: number }

// Ranges of places, not of prices: the top of a rating on one page.
export const PLACE_RANGES = [{ slug: '1-200', from: 1, to: 200, title: 'Топ-200' }] as const

export type PlaceRange = (typeof PLACE_RANGES)[number]
export type PlaceRangeSlug = PlaceRange['slug']

export const tierBySlug = lookupBySlug<Tier>(TIERS)
export const placeRangeBySlug = lookupBySlug<PlaceRange>(PLACE_RANGES)

export function tierOfPrice(price: number, bounds: TierBounds): TierSlug {
  if (price < bounds.low) return 'low'
  if (price < bounds.middle) return 'middle'
  return price < bounds.high ? 'high' : 'premium'
}

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
