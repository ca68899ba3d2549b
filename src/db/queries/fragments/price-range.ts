import { type Expression, sql } from 'kysely'
import { PRICE_RANGES, type PriceRange } from '#domain/vocabulary/price-ranges.ts'

const BOUNDS = PRICE_RANGES.flatMap(({ to }) => to ?? [])

/** The id of the price range; 0 without a price. */
export const priceRangeId = (price: Expression<number | null>) => sql<number>`case when ${price} is null then 0
  else 1 + width_bucket(${price}, array[${sql.join(BOUNDS.map(bound => sql.lit(bound)))}]) end`

/** The same bounds as a condition; without a range, everything matches, also a missing price. */
export function withinRange(column: string, range: PriceRange | undefined) {
  const { from = null, to = null } = range ?? {}
  const price = sql.ref(column)
  return sql<boolean>`(${from}::int is null or ${price} >= ${from}::int) and (${to}::int is null or ${price} < ${to}::int)`
}
