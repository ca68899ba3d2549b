import type { Answer } from '#contract/index.ts'
import { listFactsSince, listPlaceMoves } from '#db/queries/menu/place-moves.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { comparedWith } from '#domain/rating/compared-with.ts'
import { ratingTitle } from '#domain/rating/rating-homes.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { type RatingType, type RatingTypeSlug, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { methodologyAt } from '#ranking/methodology.ts'
import { causeOfChange } from '#ranking/months/change.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'

type Move = Answer<'main-moves'>['moves'][number]
type MoveRow = Awaited<ReturnType<typeof listPlaceMoves>>[number]
type Fact = Awaited<ReturnType<typeof listFactsSince>>[number]

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
  const facts = await listFactsSince(database.kysely, candidates.map(momentOf))
  const factsOf = Map.groupBy(facts, ({ at }) => at)
  return candidates.flatMap((row, at) => moveOf(row, factsOf.get(at) ?? [])).slice(0, SHOWN)
}

/** From 3 to 1 is more than from 18 to 15. */
const weightOf = ({ place, previous }: MoveRow): number => Math.abs(Math.log(place / previous))

const momentOf = ({ id, type, slice, as_of, compared_at, preceding_year }: MoveRow) => ({
  agency: id,
  service: ratingTypeBySlug(type as RatingTypeSlug).service,
  platform: pathOfSlice(type, slice, '')?.platform ?? '',
  since: compared_at ?? `${preceding_year}-12-31`,
  now: moscowDay(as_of),
  periodMonths: methodologyAt(as_of).projects.periodMonths,
})

function moveOf(row: MoveRow, facts: readonly Fact[]): Move[] {
  const now = row.evidence as unknown as Evidence
  const cause = causeOfChange(evidenceBefore(now, facts), now)
  const compared = comparedWith(row)
  const path = pathOfSlice(row.type, row.slice, '')
  if (cause === null || compared === null || !path) return []
  const rating = { title: ratingTitle(path), path: buildRatingPath(path) }
  return [{ agency: agencyCard(row), rating, compared, previous: row.previous, place: row.place, cause }]
}

/** What counts today without what came later, and with the projects that were not too old then. */
function evidenceBefore(now: Evidence, facts: readonly Fact[]): Evidence {
  const later = new Set(facts.filter(({ is_gone }) => !is_gone).map(({ kind, id }) => `${kind} ${id}`))
  const isOld = (kind: Fact['kind']) => (one: number | [number, ...unknown[]]) =>
    !later.has(`${kind} ${typeof one === 'number' ? one : one[0]}`)
  const gone = facts.filter(({ is_gone }) => is_gone).map(({ id }): [number, number] => [id, 0])
  return {
    ...now,
    projects: [...now.projects.filter(isOld('projects')), ...gone],
    reviews: now.reviews.filter(isOld('reviews')),
    cases: now.cases.filter(isOld('cases')),
    awards: now.awards.filter(isOld('awards')),
  }
}
