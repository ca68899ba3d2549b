import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { precedingYear } from '../rating/editions.ts'
import { isWhole } from '../rating/rating-rows.ts'

/** Agencies at the top of whole ratings whose place has changed, and the day it is compared with. */
export async function listPlaceMoves(db: Db, types: readonly string[], positions: number) {
  return db
    .selectFrom('edition')
    .innerJoin('entry', 'entry.edition_id', 'edition.id')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .innerJoin('evidence', join =>
      join
        .onRef('evidence.edition_id', '=', 'entry.edition_id')
        .onRef('evidence.agency_id', '=', 'entry.agency_id')
        .onRef('evidence.key', '=', 'entry.slice'),
    )
    .select([
      'edition.type',
      'edition.as_of',
      'edition.compared_at',
      precedingYear.as('preceding_year'),
      'entry.slice',
      'entry.place',
      sql<number>`entry.previous_place`.as('previous'),
      'evidence.evidence',
      'agency.id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
    ])
    .where('edition.type', 'in', types)
    .where('edition.year', 'is', null)
    .where(isWhole)
    .where('entry.position', '<=', positions)
    .where('entry.previous_place', 'is not', null)
    .whereRef('entry.previous_place', '<>', 'entry.place')
    .orderBy('edition.type')
    .orderBy('entry.slice')
    .orderBy('entry.position')
    .execute()
}

export interface Moment {
  agency: number
  service: string
  /** Empty where the rating is of no platform. */
  platform: string
  /** Places are compared with those of this day. */
  since: string
  now: string
  /** Projects are counted for so many months. */
  periodMonths: number
}

/** Facts of agencies that became known only after a day, and their projects that have become too old since. */
export async function listFactsSince(db: Db, moments: readonly Moment[]) {
  const { rows } = await sql<{
    at: number
    kind: 'projects' | 'reviews' | 'cases' | 'awards'
    id: number
    is_gone: boolean
  }>`
    select asked.at, fact.kind, fact.id, fact.is_gone
    from unnest(${moments.map((_, at) => at)}::int[], ${moments.map(({ agency }) => agency)}::int[],
      ${moments.map(({ service }) => service)}::text[], ${moments.map(({ platform }) => platform)}::text[],
      ${moments.map(({ since }) => since)}::date[], ${moments.map(({ now }) => now)}::date[],
      ${moments.map(({ periodMonths }) => periodMonths)}::int[])
      as asked (at, agency, service, platform, since, now, months)
    cross join lateral (
      select 'projects' as kind, id, false as is_gone from project where agency_id = agency and launched > since
      union all select 'reviews', id, false from review where agency_id = agency and published_at::date > since
      union all select 'cases', id, false from case_study where agency_id = agency and published_at::date > since
      union all select 'awards', id, false from award where agency_id = agency and year > extract(year from since)
      union all select 'projects', id, true from project
        where agency_id = agency and project.service = asked.service and (is_verified or not is_nda)
          and (asked.platform = '' or asked.platform = any(project.platforms))
          and launched > since - make_interval(months => months) and launched <= now - make_interval(months => months)
    ) as fact
  `.execute(db)
  return rows
}
