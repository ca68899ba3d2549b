import type { Db } from '#db/connect.ts'
import { getEdition } from '#db/queries/rating/editions.ts'
import { listRatingRows } from '#db/queries/rating/rating-rows.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { DraftBlock } from '../../content/draft.ts'
import { parsePlacedSlug } from '../../content/placed-slug.ts'
import type { ArticleDraft } from '../../content/read-article.ts'

/**
 * Replaces places in ratings by the agencies that hold them now, for good. An empty place is left as it is, or out if the
 * market may be too small for it.
 */
export async function nameAgencies(draft: ArticleDraft, db: Db, isEmptyPlaceLeftOut: boolean): Promise<ArticleDraft> {
  const named = new Map<string, string>()
  for (const { slug } of draft.agencies) {
    const placed = parsePlacedSlug(slug)
    const found = placed ? await slugAt(placed, db) : slug
    if (found !== undefined || !isEmptyPlaceLeftOut) named.set(slug, found ?? slug)
  }
  return {
    ...draft,
    blocks: draft.blocks.flatMap((block): DraftBlock[] => {
      if (block.kind !== 'agency') return [block]
      const slug = named.get(block.slug)
      return slug === undefined ? [] : [{ ...block, slug }]
    }),
    agencies: draft.agencies.flatMap(({ slug: asked, line }) => {
      const slug = named.get(asked)
      return slug === undefined ? [] : [{ slug, line }]
    }),
  }
}

async function slugAt({ rating: path, place }: { rating: string; place: number }, db: Db): Promise<string | undefined> {
  const rating = parseRatingPath(path)
  const edition = rating && (await getEdition(db, rating.type, rating.year ?? null))
  if (!rating || !edition || rating.type === 'cms') return undefined
  const slice = { editionId: edition.id, slice: sliceKey(rating), tier: rating.tier ?? '' }
  const [row] = await listRatingRows(db, { ...slice, after: place - 1, limit: 1 })
  return row?.slug
}

/** Slugs of the agencies that the text shows or links to, each once. */
export function mentionedAgencies({ agencies, links }: ArticleDraft): string[] {
  const linked = links.flatMap(({ path }) => {
    const { agency }: Record<string, unknown> = { ...matchPath(path.replace(/[?#].*/s, ''))?.params }
    return typeof agency === 'string' ? [agency] : []
  })
  return [...new Set([...agencies.map(({ slug }) => slug), ...linked])].toSorted()
}
