import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { among } from '../fragments/among.ts'
import { type EntrySlice, PRICE_COLUMNS } from '../rating/rating-rows.ts'

/** Projects of a service, column by column, in the order of their agencies. */
export interface WorkColumns {
  agency: number[]
  siteType: (string | null)[]
  industry: string[]
  system: (string | null)[]
  /** «ios,android»; empty for anything but an application. */
  platforms: string[]
  budget: number[]
}

interface CountedWork {
  service: string
  /** Days of launch, both included. */
  since: string
  until: string
  withUnconfirmedNda: boolean
}

/** One JSON value: reading tens of thousands of rows one by one takes the driver several times as long. */
export async function listServiceWork(
  db: Db,
  { service, since, until, withUnconfirmedNda }: CountedWork,
): Promise<WorkColumns> {
  // Sorted once, below: an order within each aggregate would sort the projects once per column.
  const column = (name: string) => sql`coalesce(json_agg(${sql.ref(name)}), '[]')`
  const { rows } = await sql<{ work: WorkColumns }>`
    select json_build_object(
      'agency', ${column('agency_id')},
      'siteType', ${column('site_type')},
      'industry', ${column('industry')},
      'system', ${column('system')},
      'platforms', ${column('platforms')},
      'budget', ${column('budget')}
    ) as work
    from (
      select agency_id, site_type, industry, system, array_to_string(platforms, ',') as platforms, budget
      from project
      where service = ${service} and launched between ${since}::date and ${until}::date
        and (is_verified or not is_nda or ${withUnconfirmedNda})
      order by agency_id, id
    ) as made
  `.execute(db)
  return rows[0]?.work ?? { agency: [], siteType: [], industry: [], system: [], platforms: [], budget: [] }
}

/** Where agencies are, and the cities of their offices. */
export async function listAgencyPlaces(db: Db) {
  const { rows } = await sql<{ places: { id: number; city: string; country: string; offices: string[] }[] }>`
    select coalesce(json_agg(json_build_object(
      'id', agency.id, 'city', agency.city, 'country', agency.country, 'offices', coalesce(branch.cities, '{}')
    ) order by agency.id), '[]') as places
    from agency left join (select agency_id, array_agg(distinct city) as cities from office group by agency_id) as branch
      on branch.agency_id = agency.id
  `.execute(db)
  return rows[0]?.places ?? []
}

/** These agencies with their places in a slice, null for those without one. */
export async function listMatchedAgencies(
  db: Db,
  { editionId, slice, tier, service, ids }: EntrySlice & { service: string; ids: readonly number[] },
) {
  return db
    .selectFrom('agency')
    .leftJoin('entry', join =>
      join
        .onRef('entry.agency_id', '=', 'agency.id')
        .on('entry.edition_id', '=', editionId)
        .on('entry.slice', '=', slice)
        .on('entry.tier', '=', tier),
    )
    .leftJoin('agency_service', join =>
      join.onRef('agency_service.agency_id', '=', 'agency.id').on('agency_service.service', '=', service),
    )
    .select(['agency.id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city'])
    .select([
      'agency.reply_hours',
      'agency.accepts_requests',
      'entry.place',
      'entry.score',
      'agency.reviews_average as average',
    ])
    .select(PRICE_COLUMNS)
    .select('agency_service.price_from as service_price_from')
    .where(among('agency.id', ids))
    .execute()
}
