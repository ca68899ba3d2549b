import type { LiveList } from '#contract/shapes/article.ts'
import { listCmsRows } from '#db/queries/cms/cms-rows.ts'
import { listRatingRows } from '#db/queries/rating/rating-rows.ts'
import type { Block } from '#domain/content/tree.ts'
import { href } from '#domain/paths/paths.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../context.ts'
import { openEdition } from './open-ratings.ts'

type RatingBlock = Extract<Block, { kind: 'rating' }>

/** The first rows of the ratings that the text shows, as they are today. */
export async function liveLists(blocks: readonly Block[], context: Context): Promise<LiveList[]> {
  const ratings = blocks.filter((block): block is RatingBlock => block.kind === 'rating')
  const lists = await Promise.all(ratings.map(block => liveList(block, context)))
  return lists.flatMap(list => list ?? [])
}

async function liveList({ path, rows: limit }: RatingBlock, context: Context): Promise<LiveList | null> {
  const rating = parseRatingPath(path)
  const open = rating && (await openEdition(context, rating.type, rating.year))
  if (!open) return null
  const slice = sliceKey(rating)
  const { kysely } = context.database
  const rows =
    rating.type === 'cms'
      ? (await listCmsRows(kysely, open.edition.id, slice))
          .slice(0, limit)
          .map(({ place, title, slug, score }) => ({ place, title, score, path: href('cms', { cms: slug }) }))
      : (
          await listRatingRows(kysely, { editionId: open.edition.id, slice, tier: rating.tier ?? '', after: 0, limit })
        ).map(({ place, name, slug, score }) => ({ place, title: name, score, path: href('agency', { agency: slug }) }))
  return { path, title: ratingHeading(rating), rows }
}
