import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { type AgencyProject, listAgencyProjects } from '#db/queries/agency/agency-projects.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../context.ts'

/** Older sums say little about today's prices; ratings count projects of the same period. */
const RECENT_YEARS = 3

/** One memoised read serves the works, prices, clients, awards and fit of an agency's page. */
export const agencyProjects = ({ memo, database, now }: Context, agency: AgencyDossier): Promise<AgencyProject[]> =>
  memo.remember(`projects:${agency.id}`, () =>
    listAgencyProjects(database.kysely, agency.id, {
      service: agency.services[0]?.service ?? '',
      since: recentSince(now()),
    }),
  )

/** The day three years ago. */
export function recentSince(now: Date): string {
  const today = moscowDay(now)
  return `${Number(today.slice(0, 4)) - RECENT_YEARS}${today.slice(4)}`
}
