import type { Answer } from '#contract/index.ts'
import type { LinkGroup } from '#contract/shapes/link.ts'
import { matchPath } from '#domain/paths.ts'
import { buildRatingPath, type RatingPath } from '#domain/rating-path.ts'
import { ARCHIVE_YEARS } from '#domain/vocabulary/editions.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../context.ts'
import { openFooterLinks } from './open-links.ts'
import { participantsOf, sliceLinks, typeLinks } from './ratings-open.ts'

/** The footer's link groups: neighbours of the rating the visitor stands on, else of the main one. */
export async function bottomPages(path: string, context: Context): Promise<Answer<'bottom-pages'>> {
  const match = matchPath(path)
  const rating: RatingPath = match?.name === 'rating' && match.params.type !== 'cms' ? match.params : MAIN
  const base: RatingPath = { type: rating.type, platform: rating.platform }
  const name = ratingTypeBySlug(rating.type).title
  return context.memo.remember(`bottom-pages:${buildRatingPath(rating)}`, async () => {
    const [types, cities, categories, systems, years] = await Promise.all([
      typeLinks(context),
      sliceLinks(context, base, 'city'),
      sliceLinks(context, base, 'category'),
      sliceLinks(context, base, 'system'),
      yearLinks(context, rating),
    ])
    const groups: LinkGroup[] = [
      { title: 'Рейтинги', links: types },
      { title: `${name} по городам`, links: cities },
      { title: 'По задачам и отраслям', links: categories },
      { title: 'По платформам', links: systems },
      { title: 'Прошлые выпуски', links: years },
      { title: 'О проекте', links: openFooterLinks(context) },
    ]
    return {
      groups: groups
        .filter(group => group.links.length > 0)
        .map(group => ({
          title: group.title,
          links: group.links.map(link => ({ title: link.title, path: link.path })),
        })),
    }
  })
}

const MAIN: RatingPath = { type: 'digital-agencies' }

async function yearLinks(context: Context, rating: RatingPath) {
  const links = await Promise.all(
    ARCHIVE_YEARS.map(async year => {
      const path: RatingPath = { ...rating, year, range: undefined }
      const participants = await participantsOf(context, rating.type, year)
      const count = participants.get(`${sliceKey(path)}|${path.tier ?? ''}`) ?? 0
      return count > 0 ? [{ title: String(year), path: buildRatingPath(path) }] : []
    }),
  )
  return links.flat().reverse()
}
