import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { precedingYear } from '../rating/editions.ts'
import { isWhole, PRICE_COLUMNS } from '../rating/rating-rows.ts'
import { standingYear } from './standing-year.ts'

/** Projects behind a place, the oldest first. */
const countedProjects = sql<{ id: number; title: string; is_nda: boolean; launched: string }[]>`(
  select json_agg(json_build_object('id', project.id, 'title', project.title, 'is_nda', project.is_nda, 'launched', project.launched)
    order by project.launched, project.id)
  from evidence cross join lateral jsonb_array_elements(evidence.evidence -> 'projects') as counted
  join project on project.id = (counted ->> 0)::int
  where evidence.edition_id = entry.edition_id and evidence.agency_id = entry.agency_id and evidence.key = entry.slice
)`

/**
 * Places of an agency: every slice of the current editions and the top-level slices of closed ones. Those of its main
 * rating come with their evidence.
 */
export async function listStandings(db: Db, agencyId: number, main: { slug: string; service: string } | undefined) {
  const mainType = main?.slug ?? ''
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
      'edition.as_of',
      'edition.compared_at',
      precedingYear.as('preceding_year'),
      'entry.slice',
      'entry.tier',
      'entry.position',
      'entry.place',
      'entry.previous_place',
      'entry.score',
      'entry.addends',
      ...PRICE_COLUMNS,
      sql<(number | null)[] | null>`entry.month_places`.as('month_places'),
      sql<(number[] | null)[] | null>`entry.month_scores`.as('month_scores'),
      'slice_size.participants',
      'slice_size.best_mass',
    ])
    .select(eb => [
      // Here and not in a query of its own: the main page of an agency has no query to spare.
      eb
        .case()
        .when(eb.and([eb('edition.type', '=', mainType), eb('edition.year', 'is', null), isWhole]))
        .then(countedProjects)
        .end()
        .as('counted_projects'),
      eb
        .case()
        .when(
          eb.and([
            eb('edition.type', '=', mainType),
            eb('edition.year', 'is', null),
            eb('edition.compared_at', 'is not', null),
            isWhole,
          ]),
        )
        .then(standingYear(main?.service ?? ''))
        .end()
        .as('standing_year'),
      // A join would look for the evidence of every place before it drops all but these few.
      eb
        .case()
        .when(eb.and([eb('edition.type', '=', mainType), isWhole]))
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
    .where(eb => eb.or([eb('edition.year', 'is', null), isWhole]))
    .orderBy('entry.place')
    .orderBy('slice_size.participants', 'desc')
    .orderBy('entry.slice')
    .orderBy('entry.tier')
    .orderBy('edition.type')
    .orderBy('edition.year')
    .execute()
}

export type Standing = Awaited<ReturnType<typeof listStandings>>[number]
