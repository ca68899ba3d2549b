import type { CountedLink } from '#contract/shapes/link.ts'
import { listCms } from '#db/queries/cms/cms-rows.ts'
import { findLikeKeys, listSearchKeys } from '#db/queries/find/find.ts'
import { href } from '#domain/paths/paths.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import type { Context } from '../../context.ts'
import { ratingGroups } from '../../shapes/rating-groups.ts'

/** A weaker match would be noise below the agencies. */
const MIN_LIKENESS = 0.6
const SHOWN = 3

interface FoundPage {
  kind: 'rating' | 'system'
  title: string
  path: string
  /** Of a rating. */
  participants: number
  nth: number
  likeness: number
}

/** Matches the titles of ratings and systems: a few dozen, their search keys memoised for a minute. */
export async function findPages(texts: readonly string[], context: Context): Promise<FoundPage[]> {
  const pages = await searchedPages(context)
  const keys = pages.map(({ key }) => key)
  const found = await findLikeKeys(context.database.kysely, texts, keys, MIN_LIKENESS)
  const alike = found.flatMap(({ index, nth, likeness }) => {
    const page = pages[index]
    if (!page) return []
    const { kind, title, path, participants } = page
    return [{ kind, title, path, participants, nth, likeness }]
  })
  const best = alike.toSorted((a, b) => b.likeness - a.likeness)
  return (['rating', 'system'] as const).flatMap(kind => best.filter(page => page.kind === kind).slice(0, SHOWN))
}

function searchedPages(context: Context) {
  return context.memo.remember('searched-pages', async () => {
    const { kysely } = context.database
    const groups = await ratingGroups(context)
    const systems = await listCms(kysely)
    const pages = [
      ...groups.flatMap(group => group.ratings.map(rating => ratingPage(rating))),
      ...systems.map(({ slug, title }) => ({
        kind: 'system' as const,
        title,
        path: href('cms', { cms: slug }),
        participants: 0,
        searched: `${title} ${slug}`,
      })),
    ]
    const keys = await listSearchKeys(
      kysely,
      pages.map(({ searched }) => searched),
    )
    return pages.map((page, index) => ({ ...page, key: keys[index] ?? '' }))
  })
}

function ratingPage({ title, path, participants }: CountedLink) {
  const rating = parseRatingPath(path)
  const heading = rating ? ratingHeading(rating) : title
  return { kind: 'rating' as const, title: heading, path, participants, searched: `${title} ${heading}` }
}
