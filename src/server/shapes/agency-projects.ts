import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { type AgencyProject, listAgencyProjects } from '#db/queries/agency/agency-projects.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../context.ts'

/** Older sums say little about today's prices; ratings count projects of the same period. */
const RECENT_YEARS = 3

/** One memoised read serves the works, prices, clients, awards and fit of an agency's page. */
export const agencyProjects = (
  { memo, database }: Context,
  { id }: Pick<AgencyDossier, 'id'>,
): Promise<AgencyProject[]> => memo.remember(`projects:${id}`, () => listAgencyProjects(database.kysely, id))

export const inPortfolio = ({ is_nda }: AgencyProject): boolean => !is_nda

/** Those with a measured result first, then the newest. */
export const measuredFirst = (projects: readonly AgencyProject[]): AgencyProject[] =>
  projects.toSorted((one, other) => Number(other.result !== null) - Number(one.result !== null))

/** The day three years ago. */
export function recentSince(now: Date): string {
  const today = moscowDay(now)
  return `${Number(today.slice(0, 4)) - RECENT_YEARS}${today.slice(4)}`
}
