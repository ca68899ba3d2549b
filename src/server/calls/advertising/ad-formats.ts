import type { AdFormatShape } from '#contract/calls/advertising.ts'
import { listPrices } from '#db/queries/advertising/sponsors.ts'
import { AD_FORMATS, type AdFormat } from '#domain/advertising/formats.ts'
import { href } from '#domain/paths/paths.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import type { Context } from '../../context.ts'

type Price = Awaited<ReturnType<typeof listPrices>>[number]

export const pricesOf = (context: Context): Promise<Price[]> =>
  context.memo.remember('ad-prices', () => listPrices(context.database.kysely))

export async function adFormats(context: Context): Promise<AdFormatShape[]> {
  const prices = await pricesOf(context)
  return AD_FORMATS.map(format => formatShape(format, prices))
}

export function formatShape({ scope: _, can, cannot, ...format }: AdFormat, prices: readonly Price[]): AdFormatShape {
  const own = prices.filter(({ slot }) => slot === format.slot)
  return { ...format, can: [...can], cannot: [...cannot], price_from: own[0]?.price ?? null }
}

/** Pages that show ads of a rating or, for null, of the whole site. */
export function adPages(ratingType: string | null): { title: string; path: string | null } {
  const rating = ratingType === null ? undefined : ratingTypeBySlug(ratingType)
  if (!rating) return { title: ratingType ?? 'Весь сайт', path: null }
  return { title: rating.title, path: href('rating', { type: rating.slug }) }
}
