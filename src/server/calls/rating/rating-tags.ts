import type { Answer } from '#contract/index.ts'
import type { CountedLink } from '#contract/shapes/link.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import type { RatingSlice } from '#domain/rating/rating-slice.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { Context } from '../../context.ts'
import { AGENCY_RATINGS, countParticipants, ratingHome, sliceLinks } from '../../shapes/open-ratings.ts'
import { askedRating } from './asked-rating.ts'

const TAGS = 24
/** Keeps one kind of neighbours from filling the block. */
const TAGS_OF_KIND = 10

type Kind = RatingSlice['kind']

/** Kinds of neighbours by kind of slice, nearest first. */
const NEIGHBOURS: Record<Kind | 'whole', readonly Kind[]> = {
  whole: ['city', 'category', 'system', 'list'],
  city: ['district', 'country', 'city', 'category', 'system'],
  district: ['city', 'country', 'district', 'category'],
  country: ['city', 'district', 'country', 'category'],
  category: ['category', 'system', 'city'],
  system: ['system', 'category', 'city'],
  list: ['list', 'category', 'city'],
  'cms-kind': ['cms-kind', 'web-server'],
  'web-server': ['web-server', 'cms-kind'],
}

/** The same region in other ratings, then neighbouring slices of the same edition, largest first. */
export const ratingTags = (pathname: string, context: Context): Promise<Answer<'rating-tags'>> =>
  context.memo.remember(`rating-tags:${pathname}`, () => collectTags(pathname, context))

async function collectTags(pathname: string, context: Context): Promise<Answer<'rating-tags'>> {
  const { path } = await askedRating(pathname, context)
  const kinds = NEIGHBOURS[path.slice?.kind ?? (path.type === 'cms' ? 'cms-kind' : 'whole')]
  const byKind = await Promise.all(kinds.map(kind => sliceLinks(context, path, kind)))
  const own = buildRatingPath({ ...path, tier: undefined, range: undefined })
  const slices = byKind.flatMap((links, index) =>
    links
      .filter(link => link.path !== own && isNear(path.slice, kinds[index], link))
      .sort((a, b) => b.participants - a.participants)
      .slice(0, TAGS_OF_KIND),
  )
  return { tagsList: [...(await sameInOtherRatings(path, context)), ...slices].slice(0, TAGS) }
}

/** Geographic neighbours are related: a city's own district and country, a district's or country's own cities. */
function isNear(slice: RatingSlice | undefined, kind: Kind | undefined, { path }: CountedLink): boolean {
  const slug = path.split('/').at(-2) ?? ''
  if (slice?.kind === 'city') {
    const { district, country } = cityBySlug(slice.slug)
    if (kind === 'district') return slug === district
    if (kind === 'country') return slug === country
    if (kind === 'city') return cityBySlug(slug)?.country === country
  }
  if (slice?.kind === 'district' && kind === 'city') return cityBySlug(slug)?.district === slice.slug
  if (slice?.kind === 'district' && kind === 'country') return slug === 'russia'
  if (slice?.kind === 'country' && kind === 'city') return cityBySlug(slug)?.country === slice.slug
  if (slice?.kind === 'country' && kind === 'district') return slice.slug === 'russia'
  if (slice?.kind === 'category' && kind === 'category') {
    return categoryBySlug(slug)?.kind === categoryBySlug(slice.slug).kind
  }
  return true
}

async function sameInOtherRatings({ type, year, slice }: RatingPath, context: Context): Promise<CountedLink[]> {
  if (slice?.kind !== 'city' && slice?.kind !== 'country') return []
  const links = await Promise.all(
    AGENCY_RATINGS.filter(other => other.slug !== type).map(async other => {
      const path = { ...ratingHome(other), year, slice }
      return { title: other.title, path: buildRatingPath(path), participants: await countParticipants(context, path) }
    }),
  )
  return links.filter(({ participants }) => participants > 0)
}
