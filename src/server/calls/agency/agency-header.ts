import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { Standing } from '#db/queries/agency/agency-standings.ts'
import { withShares } from '#domain/numbers/apportion.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { wayTo } from '../../media/map-address.ts'
import { bestStandings, placeIn } from '../../shapes/agency/agency-places.ts'
import { agencyCard, cityTitle } from '../../shapes/agency-card.ts'
import { agencyDossier, agencyStandings, mainRatingOf, pricedServices } from '../../shapes/agency-dossier.ts'
import { agencyTabs, shownProjects } from './agency-tabs.ts'

const BEST_PLACES = 3

type Header = Answer<'agency-header'>

export async function agencyHeader(slug: string, context: Context): Promise<Header> {
  const agency = await agencyDossier(slug, context)
  const standings = await agencyStandings(context, agency)
  const services = await pricedServices(agency, context)
  return {
    ...agencyCard(agency),
    legal: { name: agency.legal_name, inn: agency.inn },
    tagline: agency.tagline,
    city_slug: agency.city,
    founded: agency.founded,
    headcount: agency.headcount,
    site: agency.site,
    services: withShares(services, ({ share }) => share).map(({ service, share, price_from, price_usual }) => ({
      slug: service,
      title: serviceBySlug(service)?.title ?? service,
      share,
      price_from,
      price_usual,
    })),
    price_from: agency.price_from,
    reviews: { average: agency.reviews_average, count: agency.reviews_count },
    projects: projectCounts(agency),
    rating: mainRating(agency),
    best_places: bestPlaces(standings, agency),
    facts: agency.facts.map(({ checked_at, ...fact }) => ({ ...fact, checked_at: checked_at && isoOf(checked_at) })),
    accepts_requests: agency.accepts_requests,
    reply_hours: agency.reply_hours,
    offices: agency.offices.map(office => ({
      city: cityTitle(office.city),
      address: office.address,
      is_main: office.is_main,
      ...wayTo(office, context.config.mapsKey),
    })),
    tabs: agencyTabs(agency),
  }
}

function projectCounts(agency: AgencyDossier): Header['projects'] {
  const shown = shownProjects(agency)
  return { all: shown + agency.nda_count, shown, nda: agency.nda_count }
}

function mainRating(agency: AgencyDossier): Header['rating'] {
  const type = mainRatingOf(agency)
  return type ? { title: type.title, path: buildRatingPath({ type: type.slug }) } : null
}

function bestPlaces(standings: readonly Standing[], agency: AgencyDossier): Header['best_places'] {
  return bestStandings(standings, mainRatingOf(agency))
    .slice(0, BEST_PLACES)
    .map(({ standing, path }) => {
      const place = placeIn(standing, path)
      return { ...place, why: `${place.path}?why=${agency.id}` }
    })
}

/** Timestamps in JSON aggregates come in PostgreSQL's format. */
export const isoOf = (timestamp: string): string => new Date(timestamp).toISOString()
