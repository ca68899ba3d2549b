import { sql } from 'kysely'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import type { Db } from '../../connect.ts'

/** Top-level slices of a rating: the whole, or a platform of apps. */
const TOP_SLICES = ['', ...APP_PLATFORMS.map(({ slug }) => `platform/${slug}`)]
const isTopSlice = sql<boolean>`(entry.tier = '' and entry.slice in (${sql.join(TOP_SLICES.map(slice => sql.lit(slice)))}))`

/** What the projects behind a place cost, the cheapest first. */
const countedProjects = sql<{ id: number; title: string; budget: number; is_nda: boolean }[]>`(
  select json_agg(json_build_object('id', project.id, 'title', project.title, 'budget', project.budget, 'is_nda', project.is_nda)
    order by project.budget, project.id)
  from evidence cross join lateral jsonb_array_elements(evidence.evidence -> 'projects') as counted
  join project on project.id = (counted ->> 0)::int
  where evidence.edition_id = entry.edition_id and evidence.agency_id = entry.agency_id and evidence.key = entry.slice
)`

/**
 * Places of an agency: every slice of the current editions and the top-level slices of closed ones. Those of its main
 * rating come with their evidence.
 */
export async function listStandings(db: Db, agencyId: number, mainType: string) {
  return db
    .selectFrom('entry')
    .innerJoin('edition', 'edition.id', 'entry.edition_id')
    .innerJoin('slice_size', join =>
      join
        .onRef('slice_size.edition_id', '=', 'entry.edition_id')
        .onRef('slice_size.slice', '=', 'entry.slice')
        .onRef('slice_size.tier', '=', 'entry.tier'),
    )
    .select([
      'entry.edition_id',
      'edition.type',
      'edition.year',
      'edition.methodology',
      'entry.slice',
      'entry.tier',
      'entry.position',
      'entry.place',
      'entry.previous_place',
      'entry.score',
      'entry.addends',
      sql<(number | null)[] | null>`entry.month_places`.as('month_places'),
      'slice_size.participants',
      'slice_size.budget_quartiles as market',
    ])
    .select(eb => [
      // Here and not in a query of its own: the main page of an agency has no query to spare.
      eb
        .case()
        .when(eb.and([eb('edition.type', '=', mainType), eb('edition.year', 'is', null), isTopSlice]))
        .then(countedProjects)
        .end()
        .as('counted_projects'),
      // A join would look for the evidence of every place before it drops all but these few.
      eb
        .case()
        .when(eb.and([eb('edition.type', '=', mainType), isTopSlice]))
        .then(
          eb
            .selectFrom('evidence')
            .select('evidence.evidence')
            .whereRef('evidence.edition_id', '=', 'entry.edition_id')
            .whereRef('evidence.agency_id', '=', 'entry.agency_id')
            .whereRef('evidence.key', '=', 'entry.slice'),
        )
        .end()
        .as('evidence'),
    ])
    .where('entry.agency_id', '=', agencyId)
    .where(eb => eb.or([eb('edition.year', 'is', null), isTopSlice]))
    .orderBy('entry.place')
    .orderBy('slice_size.participants', 'desc')
    .orderBy('entry.slice')
    .orderBy('entry.tier')
    .orderBy('edition.type')
    .orderBy('edition.year')
    .execute()
}

export type Standing = Awaited<ReturnType<typeof listStandings>>[number]
