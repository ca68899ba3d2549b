import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { lastDay, selectShownPlacements } from './placements.ts'

export async function listPrices(db: Db) {
  return db.selectFrom('ad_price').select(['slot', 'months', 'price']).orderBy('slot').orderBy('months').execute()
}

export async function replacePrice(db: Db, price: { slot: string; months: number; price: number }): Promise<void> {
  await db
    .insertInto('ad_price')
    .values(price)
    .onConflict(conflict => conflict.columns(['slot', 'months']).doUpdateSet({ price: price.price }))
    .execute()
}

export async function listSponsorReviews(db: Db) {
  return db
    .selectFrom('sponsor_review')
    .innerJoin('sponsor', 'sponsor.id', 'sponsor_review.sponsor_id')
    .select([
      'sponsor_review.id',
      'sponsor_review.slot',
      'sponsor_review.author_name',
      'sponsor_review.author_role',
      'sponsor_review.body',
      'sponsor_review.published_on',
      'sponsor.name',
      'sponsor.image',
    ])
    .orderBy('sponsor_review.published_on', 'desc')
    .orderBy('sponsor_review.id', 'desc')
    .execute()
}

export async function insertSponsorReview(
  db: Db,
  review: {
    sponsor_id: number
    slot: string
    author_name: string
    author_role: string
    body: string
    published_on: string
  },
): Promise<number> {
  const { id } = await db.insertInto('sponsor_review').values(review).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Every ad shown so far, the latest first; `is_running` today. */
export async function listShownAds(db: Db, today: string) {
  return selectShownPlacements(db, today)
    .select([
      'ad_placement.id',
      'ad_placement.slot',
      'ad_placement.rating_type',
      'ad_placement.title',
      'ad_placement.starts_on',
      'sponsor.id as sponsor_id',
      'sponsor.name',
      'sponsor.advertiser',
      'sponsor.inn',
      'sponsor.link',
      'sponsor.image',
    ])
    .select(sql<string>`ad_placement.erid`.as('erid'))
    .select(lastDay.as('ends_on'))
    .select(sql<boolean>`ad_placement.stopped_at is null and ad_placement.ends_on >= ${today}`.as('is_running'))
    .orderBy('ad_placement.starts_on', 'desc')
    .orderBy('ad_placement.id', 'desc')
    .execute()
}

export type ShownAd = Awaited<ReturnType<typeof listShownAds>>[number]

/** Promotions of today, in the order of their ids. */
export async function listPromotions(db: Db, today: string) {
  return db
    .selectFrom('ad_placement')
    .innerJoin('sponsor', 'sponsor.id', 'ad_placement.sponsor_id')
    .select([
      'ad_placement.id',
      'ad_placement.slot',
      'ad_placement.title',
      'ad_placement.erid',
      'ad_placement.agency_id',
      'sponsor.name',
      'sponsor.advertiser',
      'sponsor.inn',
      'sponsor.link',
      'sponsor.image',
    ])
    .where('ad_placement.slot', '=', 'promotion')
    .where('ad_placement.starts_on', '<=', today)
    .where('ad_placement.ends_on', '>=', today)
    .where('ad_placement.stopped_at', 'is', null)
    .orderBy('ad_placement.id')
    .execute()
}
