import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

interface AdVisit {
  day: string
  erid: string
  address: string
}

const columns = (visits: readonly AdVisit[]) => sql`unnest(${visits.map(({ day }) => day)}::date[],
  ${visits.map(({ erid }) => erid)}::text[], ${visits.map(({ address }) => address)}::text[]) as visit (day, erid, address)`

/** Remembers who saw which ad, so that every process knows it when a click comes. */
export async function insertAdViews(db: Db, views: readonly AdVisit[]): Promise<void> {
  if (views.length === 0) return
  // Processes lock the rows they share in one order.
  await sql`
    insert into ad_visitor (day, erid, address, views)
    select day, erid, address, count(*) from ${columns(views)} group by day, erid, address order by day, erid, address
    on conflict (day, erid, address) do update set views = ad_visitor.views + excluded.views
  `.execute(db)
}

/** Uses up a view for each click; the indexes of the clicks that had one. */
export async function updateUsedAdViews(db: Db, clicks: readonly AdVisit[]): Promise<ReadonlySet<number>> {
  if (clicks.length === 0) return new Set()
  const { rows } = await sql<{ nth: number }>`
    with click as (
      select *, row_number() over (partition by day, erid, address order by nth) as nth_of_visitor
      from (select *, row_number() over () - 1 as nth from ${columns(clicks)}) as numbered
    ), visitor as (
      select day, erid, address, views - clicks as unused from ad_visitor
      where (day, erid, address) in (select day, erid, address from click)
      order by day, erid, address for update
    ), used as (
      select click.* from click join visitor using (day, erid, address) where nth_of_visitor <= unused
    ), updated as (
      update ad_visitor set clicks = ad_visitor.clicks + taken.count
      from (select day, erid, address, count(*)::int as count from used group by day, erid, address) as taken
      where (ad_visitor.day, ad_visitor.erid, ad_visitor.address) = (taken.day, taken.erid, taken.address)
    )
    select nth::int as nth from used`.execute(db)
  return new Set(rows.map(({ nth }) => nth))
}

export async function deleteOldAdVisitors(db: Db, today: string): Promise<void> {
  await db.deleteFrom('ad_visitor').where('day', '<', today).execute()
}
