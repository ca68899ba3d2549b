import type { Db } from '../../connect.ts'

/** Placements active on this day for this rating, including site-wide ones. */
export async function listRatingPlacements(db: Db, ratingType: string, day: string) {
  return db
    .selectFrom('ad_placement')
    .innerJoin('sponsor', 'sponsor.id', 'ad_placement.sponsor_id')
    .leftJoin('agency', 'agency.id', 'ad_placement.agency_id')
    .select([
      'ad_placement.id',
      'ad_placement.slot',
      'ad_placement.rating_type',
      'ad_placement.agency_id',
      'ad_placement.sponsor_type',
      'ad_placement.title',
      'ad_placement.attributes',
      'ad_placement.erid',
      'sponsor.id as sponsor_id',
      'sponsor.name',
      'sponsor.advertiser',
      'sponsor.inn',
      'sponsor.link',
      'sponsor.image',
      'sponsor.fix_ya_goals',
      'sponsor.fix_ga_page_view',
      'agency.slug as agency_slug',
      'agency.logo as agency_logo',
    ])
    .where('ad_placement.slot', 'in', ['general', 'mini_native_card', 'wide_native_card'])
    .where(eb => eb.or([eb('ad_placement.rating_type', 'is', null), eb('ad_placement.rating_type', '=', ratingType)]))
    .where('ad_placement.starts_on', '<=', day)
    .where('ad_placement.ends_on', '>=', day)
    .where('ad_placement.stopped_at', 'is', null)
    .orderBy('ad_placement.id')
    .execute()
}

/** The given agencies that are in a list. */
export async function listAgenciesOf(
  db: Db,
  { editionId, slice, tier }: { editionId: number; slice: string; tier: string },
  agencyIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('entry')
    .select('agency_id')
    .where('edition_id', '=', editionId)
    .where('slice', '=', slice)
    .where('tier', '=', tier)
    .where('agency_id', 'in', agencyIds)
    .execute()
  return rows.map(({ agency_id }) => agency_id)
}
