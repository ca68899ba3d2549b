import { listCms } from '#db/queries/cms/cms-rows.ts'
import { likenessOfKeys, listSearchKeys } from '#db/queries/find/find.ts'
import { href } from '#domain/paths/paths.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import type { Context } from '../../context.ts'
import { ratingGroups } from '../../shapes/rating-groups.ts'

/** Alike enough to be offered: a rating that is merely somewhat alike is noise beneath the agencies. */
const LEAST_LIKENESS = 0.6
const SHOWN = 3

interface FoundPage {
  kind: 'rating' | 'system'
  title: string
  path: string
  nth: number
  likeness: number
}

/** Ratings and content systems whose titles fit; a few dozen titles, their keys made once a minute. */
export async function findPages(texts: readonly string[], context: Context): Promise<FoundPage[]> {
  const pages = await searchedPages(context)
  const keys = pages.map(({ key }) => key)
  const found = await likenessOfKeys(context.database.kysely, texts, keys, LEAST_LIKENESS)
  const alike = found.flatMap(({ index, nth, likeness }) => {
    const page = pages[index]
    return page ? [{ kind: page.kind, title: page.title, path: page.path, nth, likeness }] : []
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
        words: `${title} ${slug}`,
      })),
    ]
    const keys = await listSearchKeys(
      kysely,
      pages.map(({ words }) => words),
    )
    return pages.map((page, index) => ({ ...page, key: keys[index] ?? '' }))
  })
}

function ratingPage({ title, path }: { title: string; path: string }) {
  const rating = parseRatingPath(path)
  const heading = rating ? ratingHeading(rating) : title
  return { kind: 'rating' as const, title: heading, path, words: `${title} ${heading}` }
}
