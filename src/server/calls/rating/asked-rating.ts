import type { Selectable } from 'kysely'
import type { Edition } from '#db/tables.generated.ts'
import { parseMethodologyPath, parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../shapes/not-found.ts'
import { NO_PARTICIPANTS, openEdition, type SliceSize } from '../../shapes/open-ratings.ts'

/** A slice of an edition, as a path names it. */
export interface AskedRating {
  path: RatingPath
  edition: Selectable<Edition>
  slice: string
  tier: string
  size: SliceSize
  /** The page of its rules, not of its places. */
  isMethodology: boolean
}

/** 404 when a word of the path or the edition is unknown; an empty slice of a known edition is a rating all the same. */
export async function askedRating(pathname: string, context: Context): Promise<AskedRating> {
  const methodology = parseMethodologyPath(pathname)
  const path: RatingPath | null = methodology ?? parseRatingPath(pathname)
  const open = path && (await openEdition(context, path.type, path.year))
  if (!open) return notFound('rating')
  const slice = sliceKey(path)
  const tier = path.tier ?? ''
  const size = open.sizes.get(`${slice}|${tier}`) ?? NO_PARTICIPANTS
  return { path, edition: open.edition, slice, tier, size, isMethodology: methodology !== null }
}
