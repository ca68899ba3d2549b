import type { Answer } from '#contract/index.ts'
import { listTakenPeriods } from '#db/queries/advertising/placements.ts'
import { AD_FORMATS, AD_TEXT, type AdFormat, ORDER_LIMITS } from '#domain/advertising/formats.ts'
import { takenIn } from '#domain/advertising/free-months.ts'
import { capacityOf } from '#domain/advertising/slots.ts'
import { monthText, YEAR_MONTHS } from '#domain/counter/demand.ts'
import { formatMonth, moscowDay, moscowMonth } from '#domain/time/dates.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import type { Context } from '../../context.ts'
import { adPages, formatShape, pricesOf } from './ad-formats.ts'

type PriceData = Answer<'advertising-price-data'>
type Periods = Awaited<ReturnType<typeof listTakenPeriods>>

/** Formats, prices and what is taken in the next twelve months, the current one included. */
export async function priceData(context: Context): Promise<PriceData> {
  const today = moscowDay(context.now())
  const first = moscowMonth(context.now())
  const months = Array.from({ length: YEAR_MONTHS }, (_, index) => first + index)
  const [prices, periods] = await Promise.all([pricesOf(context), listTakenPeriods(context.database.kysely, today)])
  return {
    months: months.map(month => ({ month: monthText(month), title: formatMonth(`${monthText(month)}-15`) })),
    periods: [...new Set(prices.map(price => price.months))].toSorted((one, other) => one - other),
    formats: AD_FORMATS.map(format => ({
      ...formatShape(format, prices),
      prices: prices
        .filter(({ slot }) => slot === format.slot)
        .map(price => ({
          months: price.months,
          price: price.price,
          per_month: Math.round(price.price / price.months),
        })),
      places: ratingsOf(format).map(rating => placeOf(format, rating, { months, periods })),
    })),
    order: {
      lead_days: ORDER_LIMITS.leadDays,
      min_months: ORDER_LIMITS.minMonths,
      max_months: ORDER_LIMITS.maxMonths,
      title_length: AD_TEXT.title,
    },
  }
}

/** The rating of content systems ranks no agencies and has no ads. */
const RATINGS = RATING_TYPES.filter(({ shape }) => shape !== 'cms').map(({ slug }) => slug)

function ratingsOf({ scope }: AdFormat): (string | null)[] {
  if (scope === 'site') return [null]
  return scope === 'both' ? [null, ...RATINGS] : RATINGS
}

function placeOf(
  { slot }: AdFormat,
  rating: string | null,
  { months, periods }: { months: readonly number[]; periods: Periods },
): PriceData['formats'][number]['places'][number] {
  const own = periods.filter(period => period.slot === slot && period.ratingType === rating)
  const total = capacityOf(rating)
  return {
    rating,
    ...adPages(rating),
    total,
    taken: months.map(month => Math.min(total, takenIn(month, own))),
  }
}
