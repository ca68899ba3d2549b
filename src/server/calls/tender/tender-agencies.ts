import type { Answer } from '#contract/index.ts'
import { listComparedPlaces } from '#db/queries/compare/compare.ts'
import { listTenderAgencies } from '#db/queries/tender/tenders.ts'
import { href } from '#domain/paths/paths.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { mainRatingOf } from '../../shapes/agency-dossier.ts'
import { ratingHome } from '../../shapes/open-ratings.ts'
import { usualPrice } from '../../shapes/usual-price.ts'

type Candidates = Answer<'agency-info-for-tender'>

/** Chosen agencies in the order of their ids, with the prices of their main service. */
export async function tenderAgencies(
  ids: readonly number[],
  { database: { kysely: db } }: Context,
): Promise<Candidates> {
  const [found, places] = await Promise.all([listTenderAgencies(db, ids), listComparedPlaces(db, ids)])
  const list = found.map(({ price_from, service, reply_hours, accepts_requests, ...agency }) => {
    const main = mainRatingOf({ services: [{ service: service ?? '' }] })
    const slice = main && sliceKey(ratingHome(main))
    const entry = places.find(row => row.agency_id === agency.id && row.type === main?.slug && row.slice === slice)
    return {
      ...agencyCard(agency),
      path: href('agency', { agency: agency.slug }),
      price_from,
      price_usual: entry ? (usualPrice(entry).quartiles?.[1] ?? null) : null,
      price_unit: serviceBySlug(service ?? '')?.unit ?? 'project',
      reply_hours,
      accepts_requests,
    }
  })
  return { list: list.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }
}
