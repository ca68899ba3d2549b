import { sql } from 'kysely'
import type { CountedKind } from '#domain/counter/kinds.ts'
import type { Device } from '#domain/web/device.ts'
import type { Db } from '../../connect.ts'

/** The key of one row. */
export interface CountKey {
  /** Moscow day: `2026-03-05`. */
  day: string
  kind: CountedKind
  subject: string
  type: string
  region: string
  device: Device
}

export interface Count extends CountKey {
  hits: number
}

/** Adds all counts in one statement. Keys must differ. */
export async function insertCounts(db: Db, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  const column = <K extends keyof Count>(key: K) => counts.map(count => count[key])
  // In the order of the key, so that two processes lock the rows they share in the same order.
  await sql`
    insert into tally (day, kind, subject, type, region, device, hits)
    select * from unnest(${column('day')}::date[], ${column('kind')}::text[], ${column('subject')}::text[],
      ${column('type')}::text[], ${column('region')}::text[], ${column('device')}::text[], ${column('hits')}::int[])
      as counted (day, kind, subject, type, region, device, hits)
    order by kind, subject, type, region, device, day
    on conflict (kind, subject, type, region, device, day) do update set hits = tally.hits + excluded.hits
  `.execute(db)
}

/**
 * Adds up the days of each month before `before`, the first day of a month, into one row dated its first day. Running it
 * again changes nothing.
 */
export async function updateOldCounts(db: Db, before: string): Promise<void> {
  await sql`
    with old as (
      delete from tally where day < ${before}::date and extract(day from day) <> 1
      returning date_trunc('month', day)::date as month, kind, subject, type, region, device, hits
    )
    insert into tally (day, kind, subject, type, region, device, hits)
    select month, kind, subject, type, region, device, sum(hits)::int from old
    group by month, kind, subject, type, region, device
    on conflict (kind, subject, type, region, device, day) do update set hits = tally.hits + excluded.hits
  `.execute(db)
}

export interface CountFilter {
  kind: CountedKind
  subject?: string | undefined
  type?: string | undefined
  region?: string | undefined
  /** A slice with the slices of its places: `platform/ios`. */
  within?: string | undefined
  device?: Device | undefined
  /** Both included, as days. */
  from: string
  to: string
}

export interface MonthCount {
  /** `2026-03` */
  month: string
  hits: number
}

/** Counts by month, oldest first; months without any are left out. Days and monthly rows add up alike. */
export async function listMonthlyCounts(db: Db, filter: CountFilter): Promise<MonthCount[]> {
  const { kind, within = '', from, to } = filter
  const exact = (['subject', 'type', 'region', 'device'] as const).flatMap(column => {
    const value = filter[column]
    return value === undefined ? [] : [[column, value] as const]
  })
  return (
    exact
      .reduce(
        (query, [column, value]) => query.where(column, '=', value),
        db.selectFrom('tally').where('kind', '=', kind).where('day', '>=', from).where('day', '<=', to),
      )
      .select([sql<string>`to_char(day, 'YYYY-MM')`.as('month'), sql<number>`sum(hits)::int`.as('hits')])
      .$if(within !== '', query =>
        query.where(sql<boolean>`(subject = ${within} or starts_with(subject, ${`${within}/`}))`),
      )
      // A condition of the partial index by type.
      .$if(filter.type !== undefined && filter.type !== '', query => query.where('type', '<>', ''))
      .groupBy('month')
      .orderBy('month')
      .execute()
  )
}
