import type { Db } from '../connect.ts'

export interface RatingSlicePage {
  editionId: number
  slice: string
  tier: string
  offset: number
  limit: number
}

/** Entries of one slice in their order: places are dense, so paging by position reads only the index range it shows. */
export async function listRatingRows(db: Db, page: RatingSlicePage) {
  return db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select([
      'entry.place',
      'entry.previous_place',
      'entry.score',
      'entry.addends',
      'entry.projects',
      'entry.reviews',
      'entry.average',
      'entry.price_from',
      'agency.id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
      'agency.founded',
      'agency.headcount',
      'agency.tagline',
    ])
    .where('entry.edition_id', '=', page.editionId)
    .where('entry.slice', '=', page.slice)
    .where('entry.tier', '=', page.tier)
    .orderBy('entry.place')
    .orderBy('entry.agency_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** The first five of several slices at once, for the main page. */
export async function listLeaders(db: Db, slices: readonly { type: string; slice: string }[], limit: number) {
  return Promise.all(
    slices.map(async ({ type, slice }) => {
      const edition = await db
        .selectFrom('edition')
        .innerJoin('slice_size', 'slice_size.edition_id', 'edition.id')
        .select(['edition.id', 'edition.computed_at', 'slice_size.participants'])
        .where('edition.type', '=', type)
        .where('edition.year', 'is', null)
        .where('slice_size.slice', '=', slice)
        .where('slice_size.tier', '=', '')
        .executeTakeFirst()
      if (!edition) return null
      const rows = await listRatingRows(db, { editionId: edition.id, slice, tier: '', offset: 0, limit })
      return { type, ...edition, rows }
    }),
  )
}

export async function listSliceSizes(db: Db, editionId: number) {
  return db
    .selectFrom('slice_size')
    .select(['slice', 'tier', 'participants', 'projects'])
    .where('edition_id', '=', editionId)
    .orderBy('slice')
    .orderBy('tier')
    .execute()
}

export async function getSliceSize(db: Db, editionId: number, slice: string, tier: string) {
  const row = await db
    .selectFrom('slice_size')
    .select(['participants', 'projects'])
    .where('edition_id', '=', editionId)
    .where('slice', '=', slice)
    .where('tier', '=', tier)
    .executeTakeFirst()
  return row ?? { participants: 0, projects: 0 }
}
