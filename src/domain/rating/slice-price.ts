import { categoryBySlug } from '../vocabulary/categories.ts'
import { type TierBounds, type TierSlug, tierOfPrice } from '../vocabulary/tiers.ts'

type Prices = {
  servicePrices: Readonly<Record<string, number>>
  priceLines: readonly { service: string; siteType: string | null; from: number }[]
}

type PricedSlice = { service: string; category: string | null; tier: TierSlug | ''; tierBounds: TierBounds }

/**
 * The starting price of what the slice is about: its service, its type of work and its price tier. Null where the agency
 * names no such price, even if it names others.
 */
export function slicePrice(
  { servicePrices, priceLines }: Prices,
  { service, category, tier, tierBounds }: PricedSlice,
): number | null {
  // Prices depend on the type of work, not on the client's industry.
  const type = category !== null && categoryBySlug(category)?.kind !== 'industry' ? category : null
  const lines = priceLines
    .filter(line => line.service === service && (type === null || line.siteType === type))
    .map(line => line.from)
  const whole = type === null ? servicePrices[service] : undefined
  const prices = whole === undefined ? lines : [whole, ...lines]
  const inTier = tier === '' ? prices : prices.filter(price => tierOfPrice(price, tierBounds) === tier)
  return inTier.length === 0 ? null : Math.min(...inTier)
}
