import type { Answer } from '#contract/index.ts'
import { listPlaceMoves, listWholeEvidence } from '#db/queries/menu/place-moves.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { type RatingType, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { causeOfChange } from '#ranking/change.ts'
import type { Evidence } from '#ranking/evidence.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'

type Move = Answer<'main-moves'>['moves'][number]
type MoveRow = Awaited<ReturnType<typeof listPlaceMoves>>[number]

/** Further down, places change by chance. */
const TOP_POSITIONS = 20
const SHOWN = 5
/** Some candidates have the same evidence as before: what moved them are others. */
const CANDIDATES = 3 * SHOWN

/** The largest moves at the top of the ratings, each with what was counted or dropped since. */
export async function placeMoves(types: readonly RatingType[], { database }: Context): Promise<Move[]> {
  const slugs = types.map(({ slug }) => slug)
  const rows = await listPlaceMoves(database.kysely, slugs, TOP_POSITIONS)
  const candidates = rows.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, CANDIDATES)
  if (candidates.length === 0) return []
  const evidence = await listWholeEvidence(
    database.kysely,
    [...new Set(candidates.flatMap(({ edition_id, closed_id }) => [edition_id, closed_id]))],
    candidates.map(({ id }) => id),
  )
  const known = new Map(
    evidence.map(row => [`${row.edition_id} ${row.agency_id}`, row.evidence as unknown as Evidence]),
  )
  return candidates.flatMap(row => moveOf(row, known)).slice(0, SHOWN)
}

/** From 3 to 1 is more than from 18 to 15. */
const weightOf = ({ place, previous }: MoveRow): number => Math.abs(Math.log(place / previous))

function moveOf(row: MoveRow, known: ReadonlyMap<string, Evidence>): Move[] {
  const before = known.get(`${row.closed_id} ${row.id}`)
  const now = known.get(`${row.edition_id} ${row.id}`)
  const cause = before && now ? causeOfChange(before, now) : null
  const type = ratingTypeBySlug(row.type)
  if (cause === null || !type) return []
  const rating = { title: type.title, path: buildRatingPath({ type: type.slug }) }
  return [{ agency: agencyCard(row), rating, year: row.year, previous: row.previous, place: row.place, cause }]
}
