import { type AgencyDossier, getAgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { listStandings, type Standing } from '#db/queries/agency/agency-standings.ts'
import { RATING_TYPES, type RatingType } from '#domain/vocabulary/rating-types.ts'
import type { Context } from '../context.ts'
import { notFound } from './not-found.ts'

/** One memoised read serves every call of an agency page; null for an unknown slug. */
export const findDossier = ({ memo, database }: Context, slug: string): Promise<AgencyDossier | null> =>
  memo.remember(`agency:${slug}`, () => getAgencyDossier(database.kysely, slug))

export const agencyDossier = async (slug: string, context: Context): Promise<AgencyDossier> =>
  (await findDossier(context, slug)) ?? notFound('agency')

export const agencyStandings = ({ memo, database }: Context, agency: AgencyDossier): Promise<Standing[]> =>
  memo.remember(`standings:${agency.id}`, () => listStandings(database.kysely, agency.id, mainRatingOf(agency)))

const MIN_PARTICIPANTS = 5

/** First place among two participants is meaningless. */
export const hasEnoughParticipants = ({ participants }: Standing): boolean => participants >= MIN_PARTICIPANTS

/** Rating of the agency's main service. */
export function mainRatingOf({ services }: { services: readonly { service: string }[] }): RatingType | undefined {
  const main = services[0]?.service
  return RATING_TYPES.find(({ service, shape }) => service === main && shape !== 'cms')
}
