import { ApiError } from '#contract/errors.ts'
import { type PriceRange, priceRangeById } from '#domain/vocabulary/price-ranges.ts'

/** The selected price range; 0 or none means any price. */
export function askedPrice(price = 0): PriceRange | undefined {
  const range = priceRangeById(price)
  if (price !== 0 && !range) throw new ApiError('bad-request', 'Проверьте адрес', { price: 'Такой стоимости нет' })
  return range
}
