import type { CostAnswer } from '#contract/calls/calculator.ts'
import type { Link } from '#contract/shapes/link.ts'
import { listPlacesOf } from '#db/queries/calculator/priced-work.ts'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import { isOfProducts, tenderWork } from '#domain/calculator/asked-query.ts'
import { type Deal, dealsFor } from '#domain/calculator/deals.ts'
import { weighed } from '#domain/calculator/price-changes.ts'
import type { Answers } from '#domain/calculator/questions.ts'
import { type Spread, spreadOf } from '#domain/calculator/spread.ts'
import { MIN_SAMPLE } from '#domain/numbers/quartiles.ts'
import { href } from '#domain/paths/paths.ts'
import { type Need, needTitle, sliceAddress, sliceOfNeed } from '#domain/picker/need.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { Service } from '#domain/vocabulary/services.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { AGENCY_RATINGS, openEdition } from '../../shapes/open-ratings.ts'

interface Asked {
  service: Service
  /** Of the whole service, sorted by price. */
  deals: readonly Deal[]
  /** The sample the answer is drawn from, and the answers it fits. */
  found: readonly Deal[]
  answers: Answers
  spread: Spread
  tenderFor: (ids: readonly number[]) => string
}

/** Agencies of the sample whose usual price for such work lies in the middle half, by their places. */
export async function agenciesInRange(asked: Asked, context: Context): Promise<CostAnswer['agencies']> {
  const { service, found, spread, tenderFor } = asked
  const need = needOf(service, asked.answers)
  const spreads = usualOf(asked)
  const ids = [...new Set(found.map(({ agencyId }) => agencyId))].filter(id => {
    const own = spreads.get(id)
    return own !== undefined && own.spread.median >= spread.low && own.spread.median <= spread.high
  })
  const open = need && (await openEdition(context, need.rating, undefined))
  if (!need || !open || ids.length === 0) return []
  const slice = sliceKey(sliceOfNeed({ rating: need.rating, product: need.product }).path)
  const rows = await listPlacesOf(context.database.kysely, { editionId: open.edition.id, slice, ids })
  return rows.slice(0, MAX_RECIPIENTS).flatMap(({ place, average, price_from, position: _, ...agency }) => {
    const own = spreads.get(agency.id)
    if (!own) return []
    const { low, median, high } = own.spread
    return {
      agency: agencyCard(agency),
      ...{ place, average, price_from },
      quartiles: [low, median, high],
      projects: own.projects,
      tender: tenderFor([agency.id]),
    }
  })
}

/** What each agency usually takes for this kind of work, wherever and for whomever. */
function usualOf({ deals, answers }: Asked): Map<number, { spread: Spread; projects: number }> {
  const ofKind = dealsFor(deals, answers.type === undefined ? {} : { type: answers.type })
  const byAgency = Map.groupBy(ofKind, ({ agencyId }) => agencyId)
  return new Map(
    [...byAgency].flatMap(([id, own]) =>
      own.length < MIN_SAMPLE ? [] : [[id, { spread: spreadOf(own.map(weighed)), projects: own.length }] as const],
    ),
  )
}

/** The rating of such work, with what it can be filtered by. */
export function ratingOf(service: Service, answers: Answers): Link | null {
  const need = needOf(service, answers)
  return need && { title: needTitle(need), path: sliceAddress(sliceOfNeed(need)) }
}

function needOf(service: Service, { type, region, system }: Answers): Need | null {
  const rating = AGENCY_RATINGS.find(each => each.service === service.slug)
  if (!rating) return null
  const category = type === undefined ? undefined : categoryBySlug(type)
  const product = category && category.kind !== 'industry' && isOfProducts(service.slug) ? category.slug : undefined
  const city = region === undefined ? undefined : cityBySlug(region)?.slug
  const own = system === undefined ? undefined : systemBySlug(system)?.slug
  return { rating: rating.slug, product, city, system: own }
}

/** The tender with these answers filled in; its form knows works by category or service. */
export function tenderOf(
  service: Service,
  answers: Answers,
  budget: number | null,
): (ids: readonly number[]) => string {
  const { type, region, system } = answers
  const known = [
    ['type', tenderWork(service.slug, type)],
    ['city', (region && cityBySlug(region)?.slug) ?? ''],
    ['budget', budget === null ? '' : String(budget)],
    ['system', (system && systemBySlug(system)?.slug) ?? ''],
  ] as const
  return ids => {
    const query = new URLSearchParams()
    for (const [key, value] of [['agencies', ids.join(',')] as const, ...known]) if (value !== '') query.set(key, value)
    return `${href('tender')}?${query.toString().replaceAll('%2C', ',')}`
  }
}
