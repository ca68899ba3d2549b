import type { CountedLink, NearLink } from '#contract/shapes/link.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { needOfRating } from '#domain/picker/rating-need.ts'
import { chosenFilters, type Filters, filterSearch } from '#domain/rating/rating-filters.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import type { Context } from '../../context.ts'
import { nearNeeds } from '../../shapes/need/need-slices.ts'
import { countParticipants, typeLinks } from '../../shapes/open-ratings.ts'
import { type AskedRating, askedRating } from './asked-rating.ts'
import { chosenFacets, countFound, filterText } from './rating-filters.ts'
import { widerRatings } from './rating-links.ts'

const SHOWN = 3

interface WiderList {
  title: string
  path: RatingPath
  filters: Filters
}

/** For an empty list: the nearest wider ones that have participants. One condition less, then no filters, then wider ratings. */
export async function widerLinks(
  { path, within }: Pick<AskedRating, 'path' | 'within'>,
  filters: Filters,
  context: Context,
): Promise<NearLink[]> {
  const need = needOfRating(path, filters, within?.budget)
  if (need && within) return (await nearNeeds(need, 0, context)).slice(0, SHOWN)
  const chosen = chosenFilters(filters)
  const steps = chosen.length > 0 ? [oneConditionLess(path, filters), [unfiltered(path)]] : []
  for (const step of steps) {
    const found = await withParticipants(step, context)
    if (found.length > 0) return unexplained(found.sort((a, b) => a.participants - b.participants))
  }
  const ratings = widerRatings(path).map(wider => ({ title: ratingHeading(wider), path: wider, filters: {} }))
  const found = await withParticipants(ratings, context)
  return unexplained(found.length > 0 ? found : await typeLinks(context))
}

/** Their titles say which condition goes. */
const unexplained = (links: readonly CountedLink[]): NearLink[] =>
  links.slice(0, SHOWN).map(link => ({ ...link, reason: null }))

function oneConditionLess({ range, ...path }: RatingPath, filters: Filters): WiderList[] {
  return [
    ...(range ? [{ title: 'Все места с этими фильтрами', path, filters }] : []),
    ...(path.tier ? [{ title: 'Все ценовые сегменты', path: { ...path, tier: undefined }, filters }] : []),
    ...chosenFilters(filters).map(([key, id]) => ({
      title: `Без условия ${inGuillemets(filterText(key, id))}`,
      path,
      filters: { ...filters, [key]: 0 },
    })),
  ]
}

const unfiltered = ({ range: _, ...path }: RatingPath): WiderList => ({ title: 'Без фильтров', path, filters: {} })

async function withParticipants(lists: readonly WiderList[], context: Context): Promise<CountedLink[]> {
  const links = await Promise.all(
    lists.map(async ({ title, path, filters }) => ({
      title,
      path: buildRatingPath(path) + filterSearch(filters),
      participants: await countIn(path, filters, context),
    })),
  )
  return links.filter(({ participants }) => participants > 0)
}

async function countIn(path: RatingPath, filters: Filters, context: Context): Promise<number> {
  const facets = chosenFacets(filters)
  if (facets.length === 0) return countParticipants(context, path)
  return countFound(await askedRating(buildRatingPath(path), context), facets, context)
}
