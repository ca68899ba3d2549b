import { href } from '#domain/paths/paths.ts'

export interface OrderedMonth {
  format: string
  /** Null for the whole site. */
  rating: string | null
  month: string
}

/** What a free month of the price list opens; pages.ts lets these parameters through. */
export const ORDER_QUERY = ['format', 'rating', 'month'] as const

export function orderAddress({ format, rating, month }: OrderedMonth): string {
  const query = new URLSearchParams({ format, ...(rating !== null && { rating }), month })
  return `${href('advertising-prices')}?${query}#order`
}

/** Null unless the address names a month of a format. */
export function orderedMonth(query: URLSearchParams): OrderedMonth | null {
  const [format, rating, month] = ORDER_QUERY.map(name => query.get(name))
  return format && month ? { format, rating: rating ?? null, month } : null
}
