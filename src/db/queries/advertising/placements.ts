import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../connect.ts'
import type { AdPlacement, Sponsor } from '../../tables.generated.ts'
import { isWhole } from '../rating/rating-rows.ts'

/** The last day an ad was or will be shown: its own, or the Moscow day (UTC+3) it was stopped. */
export const lastDay = sql<string>`
  least(ad_placement.ends_on, (ad_placement.stopped_at at time zone 'UTC' + interval '3 hours')::date)`

/** Ads shown by this day. Those without the whole mark are never served, so they were not shown. */
export const selectShownPlacements = (db: Db, today: string) =>
  db
    .selectFrom('ad_placement')
    .innerJoin('sponsor', 'sponsor.id', 'ad_placement.sponsor_id')
    .where('ad_placement.starts_on', '<=', today)
    .where(sql<boolean>`trim(coalesce(ad_placement.erid, '')) <> ''`)
    .where(sql<boolean>`trim(sponsor.advertiser) <> ''`)
    .where(sql<boolean>`trim(sponsor.inn) <> ''`)

/** Ads of one place: a slot of a rating, or of the whole site. */
export interface AdPlace {
  slot: string
  ratingType: string | null
}

/** Periods that end on this day or later, of all places. */
export async function listTakenPeriods(db: Db, from: string) {
  return db
    .selectFrom('ad_placement')
    .select(['id', 'slot', 'rating_type as ratingType', 'starts_on as startsOn', lastDay.as('endsOn')])
    .where(sql<boolean>`${lastDay} >= ${from}`)
    .orderBy('starts_on')
    .orderBy('id')
    .execute()
}

export async function listPlacePeriods(db: Db, { slot, ratingType }: AdPlace, from: string) {
  return db
    .selectFrom('ad_placement')
    .select(['id', 'starts_on as startsOn', lastDay.as('endsOn')])
    .where('slot', '=', slot)
    .where('rating_type', 'is not distinct from', ratingType)
    .where(sql<boolean>`${lastDay} >= ${from}`)
    .orderBy('starts_on')
    .orderBy('id')
    .execute()
}

/** What an advertiser has shown by this day. */
export async function listSponsorRuns(db: Db, sponsorId: number, today: string) {
  return selectShownPlacements(db, today)
    .select(['ad_placement.slot', lastDay.as('ends_on')])
    .where('sponsor.id', '=', sponsorId)
    .execute()
}

/** Two ads with one erid could not be counted apart. */
export async function isKnownErid(db: Db, erid: string): Promise<boolean> {
  const known = await db.selectFrom('ad_placement').select('id').where('erid', '=', erid).limit(1).executeTakeFirst()
  return known !== undefined
}

/** By slug or, where none is given, by ИНН: an agency cannot advertise under its company alone. */
export async function getAdvertisingAgency(db: Db, { slug, inn }: { slug: string | null; inn: string }) {
  const agency = await db
    .selectFrom('agency')
    .select(['id', 'slug', 'name'])
    .where(eb => (slug === null ? eb('inn', '=', inn) : eb('slug', '=', slug)))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return agency ?? null
}

/** Places of an agency in a rating as a whole today; apps have a list per platform. */
export async function listOwnPlaces(db: Db, agencyId: number, type: string) {
  return db
    .selectFrom('entry')
    .innerJoin('edition', 'edition.id', 'entry.edition_id')
    .select(['entry.place', 'entry.position'])
    .where('edition.type', '=', type)
    .where('edition.year', 'is', null)
    .where(isWhole)
    .where('entry.agency_id', '=', agencyId)
    .orderBy('entry.slice')
    .execute()
}

/** The given agencies that take part in a rating today. */
export async function listRatedAgencies(db: Db, agencyIds: readonly number[]): Promise<number[]> {
  if (agencyIds.length === 0) return []
  const rows = await db
    .selectFrom('entry')
    .innerJoin('edition', 'edition.id', 'entry.edition_id')
    .select('entry.agency_id')
    .distinct()
    .where('edition.year', 'is', null)
    .where('entry.agency_id', 'in', agencyIds)
    .execute()
  return rows.map(({ agency_id }) => agency_id)
}

export async function getSponsor(db: Db, id: number) {
  const sponsor = await db.selectFrom('sponsor').selectAll().where('id', '=', id).executeTakeFirst()
  return sponsor ?? null
}

export async function insertSponsor(db: Db, sponsor: Insertable<Sponsor>): Promise<number> {
  const { id } = await db.insertInto('sponsor').values(sponsor).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSponsor(db: Db, id: number, changes: Updateable<Sponsor>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('sponsor').set(changes).where('id', '=', id).execute()
}

export async function insertPlacement(db: Db, placement: Insertable<AdPlacement>): Promise<number> {
  const { id } = await db.insertInto('ad_placement').values(placement).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function getPlacement(db: Db, id: number) {
  const placement = await db
    .selectFrom('ad_placement')
    .select(['id', 'rating_type', 'starts_on', 'ends_on', 'stopped_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return placement ?? null
}

export async function updateStoppedPlacement(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('ad_placement').set({ stopped_at: at }).where('id', '=', id).execute()
}

/** Never shown, so the register has nothing to keep. */
export async function deletePlacement(db: Db, id: number): Promise<void> {
  await db.deleteFrom('ad_placement').where('id', '=', id).execute()
}
