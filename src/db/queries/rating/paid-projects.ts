import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

export interface RankedAgency {
  agencyId: number
  type: string
  /** A slice of the measured kind: places and tiers have no evidence of their own. */
  slice: string
}

export interface PaidProjectRow {
  agency_id: number
  agency_slug: string
  id: number
  title: string
  budget: number
  is_nda: boolean
  /** Quartiles of all budgets of the slice. */
  market: number[] | null
}

/** The projects that count in each agency's slice of the current edition, with what they cost; the cheapest first. */
export async function listPaidProjects(db: Db, agencies: readonly RankedAgency[]): Promise<PaidProjectRow[]> {
  const { rows } = await sql<PaidProjectRow>`
    select asked.agency_id, agency.slug as agency_slug, project.id, project.title, project.budget, project.is_nda,
      slice_size.budget_quartiles as market
    from unnest(
      ${agencies.map(({ agencyId }) => agencyId)}::int[], ${agencies.map(({ type }) => type)}::text[],
      ${agencies.map(({ slice }) => slice)}::text[]
    ) as asked (agency_id, type, slice)
    join edition on edition.type = asked.type and coalesce(edition.year, 0) = 0
    join evidence on evidence.edition_id = edition.id and evidence.agency_id = asked.agency_id and evidence.key = asked.slice
    join slice_size on slice_size.edition_id = edition.id and slice_size.slice = asked.slice and slice_size.tier = ''
    cross join lateral jsonb_array_elements(evidence.evidence -> 'projects') as counted
    join project on project.id = (counted ->> 0)::int
    join agency on agency.id = asked.agency_id
    order by project.budget, project.id
  `.execute(db)
  return rows
}
