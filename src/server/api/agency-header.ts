import type { Answer } from '#contract/index.ts'
import { getAgency, listAgencyFacts, listAgencyServices, listBestPlaces } from '#db/queries/agencies.ts'
import { ratingHeading } from '#domain/rating-heading.ts'
import { buildRatingPath } from '#domain/rating-path.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import type { Context } from '../context.ts'
import { agencyCard } from './agency-card.ts'
import { notFound } from './not-found.ts'

const BEST_PLACES = 3

export async function agencyHeader(slug: string, { database }: Context): Promise<Answer<'agency-header'>> {
  const db = database.kysely
  const agency = await getAgency(db, slug)
  if (!agency) return notFound('agency')
  const [services, facts, places] = await Promise.all([
    listAgencyServices(db, agency.id),
    listAgencyFacts(db, agency.id),
    listBestPlaces(db, agency.id, BEST_PLACES * 3),
  ])
  return {
    ...agencyCard(agency),
    legal: { name: agency.legal_name, inn: agency.inn },
    tagline: agency.tagline,
    city_slug: agency.city,
    founded: agency.founded,
    headcount: agency.headcount,
    site: agency.site,
    services: services.map(({ service, share, price_from }) => ({
      slug: service,
      title: serviceBySlug(service)?.title ?? service,
      share,
      price_from,
    })),
    price_from: agency.price_from,
    reviews: { average: agency.reviews_average, count: agency.reviews_count },
    projects: agency.projects_count,
    best_places: places.flatMap(bestPlace).slice(0, BEST_PLACES),
    facts: facts.map(({ checked_at, ...fact }) => ({ ...fact, checked_at: checked_at?.toISOString() ?? null })),
  }
}

function bestPlace(row: Awaited<ReturnType<typeof listBestPlaces>>[number]) {
  const path = pathOfSlice(row.type, row.slice, row.tier)
  if (!path) return []
  return { place: row.place, of: row.participants, title: ratingHeading(path), path: buildRatingPath(path) }
}
