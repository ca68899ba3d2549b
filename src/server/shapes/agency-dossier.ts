import { type AgencyDossier, getAgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { listStandings, type Standing } from '#db/queries/agency/agency-standings.ts'
import { ratingOfService } from '#domain/rating/rating-homes.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import type { Context } from '../context.ts'
import { recentSince } from './agency-projects.ts'
import { notFound } from './not-found.ts'
import { usualPaid } from './usual-price.ts'

/** One memoised read serves every call of an agency page; null for an unknown slug. */
export const findDossier = ({ memo, database, now }: Context, slug: string): Promise<AgencyDossier | null> =>
  memo.remember(`agency:${slug}`, () => getAgencyDossier(database.kysely, slug, recentSince(now())))

export const agencyDossier = async (slug: string, context: Context): Promise<AgencyDossier> =>
  (await findDossier(context, slug)) ?? notFound('agency')

export const agencyStandings = ({ memo, database }: Context, agency: AgencyDossier): Promise<Standing[]> =>
  memo.remember(`standings:${agency.id}`, () => listStandings(database.kysely, agency.id, mainRatingOf(agency)))

const MIN_PARTICIPANTS = 5

/** First place among two participants is meaningless. */
export const hasEnoughParticipants = ({ participants }: Standing): boolean => participants >= MIN_PARTICIPANTS

/** Rating of the agency's main service. */
export function mainRatingOf({ services }: { services: readonly { service: string }[] }): RatingType | undefined {
  return ratingOfService(services[0]?.service)
}

type PricedService = AgencyDossier['services'][number] & { price_usual: number | null }

/** The services of an agency with what it was usually paid for each. */
export async function pricedServices(agency: AgencyDossier, context: Context): Promise<PricedService[]> {
  const standings = await agencyStandings(context, agency)
  const places = standings.filter(({ year, tier }) => year === null && tier === '')
  return agency.services.map(service => ({ ...service, price_usual: usualPaid(service, places) }))
}
