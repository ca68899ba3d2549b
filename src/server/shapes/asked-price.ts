import { ApiError } from '#contract/errors.ts'
import { type PriceRange, priceRangeById } from '#domain/vocabulary/price-ranges.ts'

/** The range a visitor chose; 0 and absence are any price. */
export function askedPrice(price = 0): PriceRange | undefined {
  const range = priceRangeById(price)
  if (price !== 0 && !range) throw new ApiError('bad-request', 'Проверьте адрес', { price: 'Такой стоимости нет' })
  return range
}
