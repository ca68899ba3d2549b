import type { PricedEntry } from '#db/queries/rating/rating-rows.ts'
import { priceQuartiles } from '#domain/numbers/quartiles.ts'
import { ratingOfService } from '#domain/rating/rating-homes.ts'
import { sliceKey } from '#ranking/slices.ts'
import { ratingHome } from './open-ratings.ts'

/** What an agency asks for the work of a slice and what it was usually paid for it. */
export interface UsualPrice {
  price_from: number | null
  /** Quartiles of the counted projects, as paid; null for fewer than three. */
  quartiles: number[] | null
  /** How many projects are counted. */
  projects: number
}

/** Of the agency's place, so every surface repeats its row in the list. */
export const usualPrice = ({ price_from, budget_quartiles, projects }: PricedEntry): UsualPrice => ({
  price_from,
  quartiles: budget_quartiles,
  projects,
})

/** Without a place in the slice: of all its such projects of the same period, which is what a place would count. */
export function usualPriceOf(prices: ArrayLike<number> & Iterable<number>, from: number | null): UsualPrice {
  const quartiles = priceQuartiles(prices)
  return { price_from: from, quartiles: quartiles && [...quartiles], projects: prices.length }
}

interface PricedPlace extends PricedEntry {
  type: string
  slice: string
}

/** «обычно» of a service: that of the place in its rating; without one, of the projects of the same years. */
export function usualPaid(
  { service, budgets }: { service: string; budgets: readonly number[] },
  places: readonly PricedPlace[],
): number | null {
  const type = ratingOfService(service)
  const slice = type && sliceKey(ratingHome(type))
  const place = places.find(row => row.type === type?.slug && row.slice === slice)
  return (place ? usualPrice(place) : usualPriceOf(budgets, null)).quartiles?.[1] ?? null
}
