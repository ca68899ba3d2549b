import type { AgencyCard } from '#contract/shapes/agency.ts'
import type { ExplainedAddend } from '#contract/shapes/rating.ts'
import { listEntriesOf, listEvidence } from '#db/queries/rating/row-details.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { explainAddends } from '#ranking/explain.ts'
import { measureKeyOf } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { FACTOR_TEXTS, methodologyOf } from '../../shapes/methodology-text.ts'
import type { AskedRating } from './asked-rating.ts'
import { type ProjectRow, readEvidenceItems } from './evidence-items.ts'
import { explainNote } from './explain-notes.ts'

export interface ExplainedPlace {
  agency: AgencyCard
  position: number
  place: number
  score: number
  month_places: (number | null)[] | null
  range: { from: number; to: number } | null
  addends: ExplainedAddend[]
  /** The heaviest projects that count in this slice. */
  projects: ProjectRow[]
}

/** Explains the places of these agencies: every addend with its figures and evidence. */
export async function explainPlaces(
  { edition, slice, tier, size }: AskedRating,
  agencyIds: readonly number[],
  { database: { kysely: db } }: Context,
): Promise<Map<number, ExplainedPlace>> {
  const [entries, rows] = await Promise.all([
    listEntriesOf(db, { editionId: edition.id, slice, tier }, agencyIds),
    listEvidence(db, edition.id, measureKeyOf(slice), agencyIds),
  ])
  const evidenceOf = new Map(rows.map(({ agency_id, evidence }) => [agency_id, evidence as unknown as Evidence]))
  const evidenceItemsOf = await readEvidenceItems(db, evidenceOf)
  const methodology = methodologyOf(edition.methodology)
  return new Map(
    entries.map(entry => {
      const evidence = evidenceOf.get(entry.agency_id)
      const evidenceItems = evidenceItemsOf(entry.agency_id)
      const explained = evidence ? explainAddends(evidence, entry, methodology, size.best_projects ?? 0) : []
      return [
        entry.agency_id,
        {
          agency: agencyCard(entry),
          position: entry.position,
          place: entry.place,
          score: entry.score,
          month_places: entry.month_places,
          range: placeRange(entry),
          addends: explained
            .filter(({ weight }) => weight > 0)
            .map(addend => ({
              factor: addend.factor,
              title: FACTOR_TEXTS[addend.factor].title,
              weight: addend.weight,
              points: addend.shown,
              note: explainNote(addend),
              ...evidenceItems.of(addend.factor),
            })),
          projects: evidenceItems.projects,
        },
      ]
    }),
  )
}

function placeRange({ place_from, place_to }: { place_from: number | null; place_to: number | null }) {
  return place_from === null || place_to === null ? null : { from: place_from, to: place_to }
}
