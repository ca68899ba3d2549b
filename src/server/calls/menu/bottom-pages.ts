import type { Answer } from '#contract/index.ts'
import type { LinkGroup } from '#contract/shapes/link.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import type { Context } from '../../context.ts'
import { closedYears, sliceLinks, typeLinks } from '../../shapes/open-ratings.ts'
import { FOOTER_LINKS } from './site-links.ts'

/** Footer links around the rating on the page, or around the main rating on other pages. */
export async function bottomPages(path: string, context: Context): Promise<Answer<'bottom-pages'>> {
  const match = matchPath(path)
  const isOfRating = match?.name === 'rating' || match?.name === 'methodology' || match?.name === 'my-rating'
  const rating: RatingPath = isOfRating ? match.params : MAIN
  return context.memo.remember(`bottom-pages:${buildRatingPath(rating)}`, async () => {
    const groups = [
      { title: 'Рейтинги', links: await typeLinks(context) },
      ...(rating.type === 'cms' ? await systemGroups(context) : await agencyGroups(rating, context)),
      { title: 'О проекте', links: FOOTER_LINKS },
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

async function agencyGroups(rating: RatingPath, context: Context): Promise<LinkGroup[]> {
  const base: RatingPath = { type: rating.type, platform: rating.platform }
  const [cities, categories, systems, years] = await Promise.all([
    sliceLinks(context, base, 'city'),
    sliceLinks(context, base, 'category'),
    sliceLinks(context, base, 'system'),
    yearLinks(context, rating),
  ])
  return [
    { title: `${ratingTypeBySlug(rating.type).title} по городам`, links: cities },
    { title: 'По задачам и отраслям', links: categories },
    { title: 'По платформам', links: systems },
    { title: 'Прошлые выпуски', links: years },
  ]
}

async function systemGroups(context: Context): Promise<LinkGroup[]> {
  const [kinds, servers, platforms] = await Promise.all([
    sliceLinks(context, { type: 'cms' }, 'cms-kind'),
    sliceLinks(context, { type: 'cms' }, 'web-server'),
    sliceLinks(context, MAIN, 'system'),
  ])
  return [
    { title: 'Виды систем', links: kinds },
    { title: 'По веб-серверам', links: servers },
    { title: 'Кто делает сайты на платформе', links: platforms },
  ]
}

const MAIN: RatingPath = { type: 'digital-agencies' }

async function yearLinks(context: Context, rating: RatingPath) {
  const years = await closedYears(context, rating)
  return years.map(year => ({ title: String(year), path: buildRatingPath({ ...rating, year, range: undefined }) }))
}
