import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { type TierBounds, type TierSlug, tierOfPrice } from '#domain/vocabulary/tiers.ts'
import type { AgencyFacts } from './facts.ts'

type PricedSlice = { service: string; key: string; tier: TierSlug | ''; tierBounds: TierBounds }

/**
 * The starting price of what the slice is about: its service, its type of work and its price tier. Null where the agency
 * names no such price, even if it names others.
 */
export function slicePrice(
  { servicePrices, priceLines }: Pick<AgencyFacts, 'servicePrices' | 'priceLines'>,
  { service, key, tier, tierBounds }: PricedSlice,
): number | null {
  const type = typeOfWork(key)
  const lines = priceLines
    .filter(line => line.service === service && (type === null || line.siteType === type))
    .map(line => line.from)
  const whole = type === null ? servicePrices[service] : undefined
  const prices = whole === undefined ? lines : [whole, ...lines]
  const inTier = tier === '' ? prices : prices.filter(price => tierOfPrice(price, tierBounds) === tier)
  return inTier.length === 0 ? null : Math.min(...inTier)
}

// Prices depend on the type of work, not on the client's industry, city or list.
function typeOfWork(key: string): string | null {
  const slug = /(?:^|\/)category\/([^/]+)$/.exec(key)?.[1]
  return slug !== undefined && categoryBySlug(slug)?.kind !== 'industry' ? slug : null
}
