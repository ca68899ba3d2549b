import type { Answer } from '#contract/index.ts'
import { formatTierPrices } from '#domain/numbers/money.ts'
import { buildMethodologyPath, buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import type { Context } from '../../context.ts'
import { closedYears, countParticipants } from '../../shapes/open-ratings.ts'
import type { AskedRating } from './asked-rating.ts'

type RatingPage = Answer<'rating-page-main-info'>

/** Editions that have this slice; the one on the page is included even when it is empty. */
export async function yearLinks({ path, isMethodology }: AskedRating, context: Context): Promise<RatingPage['years']> {
  const now = path.year === undefined || (await countParticipants(context, { ...path, year: undefined })) > 0
  const closed = await closedYears(context, path)
  const years = path.year === undefined || closed.includes(path.year) ? closed : [...closed, path.year]
  return [...(now ? [undefined] : []), ...years.toSorted((a, b) => b - a)].map(year => {
    const edition: RatingPath = { ...path, year, range: undefined }
    return {
      title: year ? String(year) : 'Сейчас',
      path: isMethodology ? buildMethodologyPath(edition) : buildRatingPath(edition),
      is_current: year === path.year,
    }
  })
}

/** Price tiers of the slice that have participants. */
export async function tierLinks({ path }: AskedRating, context: Context): Promise<RatingPage['tiers']> {
  const { tierBounds, service } = ratingTypeBySlug(path.type)
  const { unit } = serviceBySlug(service)
  const link = async (tier: RatingPath['tier'], title: string, bounds: string) => ({
    title,
    path: buildRatingPath({ ...path, tier, range: undefined }),
    bounds,
    participants: await countParticipants(context, { ...path, tier }),
    is_current: tier === path.tier,
  })
  const [all, ...tiers] = await Promise.all([
    link(undefined, 'Любой бюджет', ''),
    ...TIERS.map(({ slug, menuTitle }) => link(slug, menuTitle, formatTierPrices(slug, tierBounds, unit))),
  ])
  return [all, ...tiers.filter(({ participants, is_current }) => participants > 0 || is_current)]
}
