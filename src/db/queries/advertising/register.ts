import { sql } from 'kysely'
import { type CountedKind, heldSubject } from '#domain/counter/kinds.ts'
import type { Db } from '../../connect.ts'
import type { Span } from './audience.ts'
import { lastDay, selectShownPlacements } from './placements.ts'

export async function countRegister(db: Db, today: string): Promise<number> {
  const { count } = await selectShownPlacements(db, today)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const hits = (kind: CountedKind) => sql<number>`(
  select coalesce(sum(tally.hits), 0)::int from tally where tally.kind = ${kind} and tally.subject = ad_placement.erid)`

const hitsIn = (kind: CountedKind, { from, to }: Span) => sql<number>`(
  select coalesce(sum(tally.hits), 0)::int from tally
   where tally.kind = ${kind} and tally.subject = ad_placement.erid and tally.day between ${from} and ${to})`

const held = (kind: CountedKind) => sql<number>`(
  select coalesce(sum(tally.hits), 0)::int from tally
   where tally.kind = 'held' and tally.subject = ${heldSubject(kind, '')} || ad_placement.erid)`

/** Views and clicks that were not counted. */
const HELD = [held('ad-seen').as('held_views'), held('ad-clicked').as('held_clicks')] as const

const COLUMNS = [
  'ad_placement.id',
  'ad_placement.slot',
  'ad_placement.rating_type',
  'ad_placement.title',
  'ad_placement.starts_on',
  'sponsor.name',
  'sponsor.advertiser',
  'sponsor.inn',
] as const

/** The latest first, with all views and clicks the counter knows. */
export async function listRegister(db: Db, today: string, page: { limit: number; offset: number }) {
  return selectShownPlacements(db, today)
    .select(COLUMNS)
    .select(sql<string>`ad_placement.erid`.as('erid'))
    .select(lastDay.as('ends_on'))
    .select([hits('ad-seen').as('views'), hits('ad-clicked').as('clicks'), ...HELD])
    .orderBy('ad_placement.starts_on', 'desc')
    .orderBy('ad_placement.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export type RegisterRow = Awaited<ReturnType<typeof listRegister>>[number]

/** Without the counts, for files that have them by day. */
export async function listAllRegistered(db: Db, today: string) {
  return selectShownPlacements(db, today)
    .select(COLUMNS)
    .select(sql<string>`ad_placement.erid`.as('erid'))
    .select(lastDay.as('ends_on'))
    .orderBy('ad_placement.starts_on', 'desc')
    .orderBy('ad_placement.id', 'desc')
    .execute()
}

export async function getRegistered(db: Db, today: string, id: number) {
  const row = await selectShownPlacements(db, today)
    .select(COLUMNS)
    .select(sql<string>`ad_placement.erid`.as('erid'))
    .select([lastDay.as('ends_on'), ...HELD])
    .where('ad_placement.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Views and clicks by day of these ads; months older than 25 are one row, dated their first day. */
export async function listAdDays(db: Db, erids: readonly string[]) {
  return db
    .selectFrom('tally')
    .select([
      'subject as erid',
      'day',
      sql<number>`coalesce(sum(hits) filter (where kind = 'ad-seen'), 0)::int`.as('views'),
      sql<number>`coalesce(sum(hits) filter (where kind = 'ad-clicked'), 0)::int`.as('clicks'),
    ])
    .where('kind', 'in', ['ad-seen', 'ad-clicked'])
    .where(sql<boolean>`subject = any(${erids}::text[])`)
    .groupBy(['subject', 'day'])
    .orderBy('subject')
    .orderBy('day')
    .execute()
}

/** The first day the counter knows of anything; null while it is empty. */
export async function getFirstCountedDay(db: Db): Promise<string | null> {
  const { day } = await db
    .selectFrom('tally')
    .select(({ fn }) => fn.min<string | null>('day').as('day'))
    .where('kind', '=', 'page')
    .executeTakeFirstOrThrow()
  return day
}

/** Ads shown on any day of the span, with what was counted on those days. */
export async function listReported(db: Db, span: Span) {
  return selectShownPlacements(db, span.to)
    .select(COLUMNS)
    .select(sql<string>`ad_placement.erid`.as('erid'))
    .select(lastDay.as('ends_on'))
    .select([hitsIn('ad-seen', span).as('views'), hitsIn('ad-clicked', span).as('clicks')])
    .where(sql<boolean>`${lastDay} >= ${span.from}`)
    .orderBy('ad_placement.starts_on')
    .orderBy('ad_placement.id')
    .execute()
}

/** For the operator: running and future ads, or all. */
export async function listPlacements(db: Db, { from, limit }: { from: string | null; limit: number }) {
  return db
    .selectFrom('ad_placement')
    .innerJoin('sponsor', 'sponsor.id', 'ad_placement.sponsor_id')
    .select(COLUMNS)
    .select(['ad_placement.erid', 'ad_placement.stopped_at', 'sponsor.id as sponsor_id', lastDay.as('ends_on')])
    .$if(from !== null, query => query.where(sql<boolean>`${lastDay} >= ${from}`))
    .orderBy('ad_placement.starts_on', 'desc')
    .orderBy('ad_placement.id', 'desc')
    .limit(limit)
    .execute()
}
