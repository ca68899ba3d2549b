// Prices of projects and reviews across services. The id appears in URLs (`price`): never renumber, only add.
// 0 means any price.
export const PRICE_RANGES = [
  { id: 1, from: null, to: 300_000 },
  { id: 2, from: 300_000, to: 1_000_000 },
  { id: 3, from: 1_000_000, to: 3_000_000 },
  { id: 4, from: 3_000_000, to: null },
] as const

export type PriceRange = (typeof PRICE_RANGES)[number]

/** `from` is inclusive, `to` exclusive, like the bounds of price tiers. */
export const priceRangeById = (id: number): PriceRange | undefined => PRICE_RANGES.find(range => range.id === id)

export const priceRangeOf = (price: number): PriceRange =>
  PRICE_RANGES.find(({ to }) => to === null || price < to) ?? PRICE_RANGES[3]
