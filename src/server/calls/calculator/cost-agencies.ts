import type { CostAnswer } from '#contract/calls/calculator.ts'
import type { Link } from '#contract/shapes/link.ts'
import { listIdsInOrder, listPlacesOf } from '#db/queries/calculator/priced-work.ts'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import type { Answers } from '#domain/calculator/answers.ts'
import { isOfProducts, tenderWork } from '#domain/calculator/asked-query.ts'
import type { Deal } from '#domain/calculator/deal.ts'
import { weighed } from '#domain/calculator/price-changes.ts'
import { type Spread, spreadOf } from '#domain/calculator/spread.ts'
import { MIN_SAMPLE } from '#domain/numbers/quartiles.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { type Need, needTitle, sliceAddress, sliceOfNeed } from '#domain/picker/need.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
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
  /** Deals of the whole service by agency, sorted by price. */
  byAgency: ReadonlyMap<number, readonly Deal[]>
  /** The sample the answer is drawn from, and the answers it fits. */
  found: readonly Deal[]
  answers: Answers
  spread: Spread
}

/** Without the tender, which names the visitor's budget. */
type AgencyInRange = Omit<CostAnswer['agencies'][number], 'tender'>

/**
 * Agencies of the sample with work in the middle half, those that usually take such a price first; then by their places in
 * the rating of such work, and in the whole one.
 */
export async function agenciesInRange(asked: Asked, context: Context): Promise<AgencyInRange[]> {
  const { service, answers } = asked
  const need = needOf(service, answers)
  const open = need && (await openEdition(context, need.rating, undefined))
  if (!need || !open) return []
  const editionId = open.edition.id
  const paths = [
    sliceOfNeed({ rating: need.rating, product: need.product }).path,
    sliceOfNeed({ rating: need.rating }).path,
  ]
  const ratings = await Promise.all(
    paths.map(async path => ({
      slice: sliceKey(path),
      rating: { title: ratingHeading(path), path: buildRatingPath(path) },
      ids: await idsInOrder(editionId, sliceKey(path), context),
    })),
  )
  const chosen = firstInRange(asked, ratings)
  const rows = await listPlacesOf(context.database.kysely, {
    editionId,
    slices: ratings.map(({ slice }) => slice),
    ids: chosen.map(({ id }) => id),
  })
  return chosen.flatMap(({ id, usual, slice, rating }) => {
    const row = rows.find(each => each.id === id && each.slice === slice)
    if (!row) return []
    const { place, average, price_from, slice: _, ...agency } = row
    return { agency: agencyCard(agency), ...{ place, rating, average, price_from }, ...usual }
  })
}

/** Memoised: to find the first few, tens of thousands of places would be read for every answer. */
const idsInOrder = (editionId: number, slice: string, { memo, database }: Context): Promise<Int32Array> =>
  memo.remember(`cost-places:${editionId}:${slice}`, async () =>
    Int32Array.from(await listIdsInOrder(database.kysely, editionId, slice)),
  )

type Usual = Pick<AgencyInRange, 'quartiles' | 'projects' | 'is_of_kind'>

interface Ranked {
  slice: string
  rating: Link
  ids: Int32Array
}

function firstInRange({ byAgency, found, answers, spread }: Asked, ratings: readonly Ranked[]) {
  const isInRange = (price: number) => price >= spread.low && price <= spread.high
  const left = new Set(found.filter(({ price }) => isInRange(price)).map(({ agencyId }) => agencyId))
  const chosen: (Omit<Ranked, 'ids'> & { id: number; usual: Usual })[] = []
  const others: typeof chosen = []
  for (const { ids, slice, rating } of ratings) {
    for (const id of ids) {
      if (chosen.length === MAX_RECIPIENTS) return chosen
      const usual = left.delete(id) ? usualOf(byAgency.get(id) ?? [], answers) : null
      if (usual) (isInRange(usual.quartiles[1] ?? 0) ? chosen : others).push({ id, usual, slice, rating })
    }
  }
  return [...chosen, ...others].slice(0, MAX_RECIPIENTS)
}

/** What an agency usually takes for this kind of work, wherever and for whomever; else for the whole service. */
function usualOf(own: readonly Deal[], { type }: Answers): Usual | null {
  const ofKind = own.filter(deal => type === undefined || deal.type === type)
  const isOfKind = ofKind.length >= MIN_SAMPLE
  const known = isOfKind ? ofKind : own
  if (known.length < MIN_SAMPLE) return null
  const { low, median, high } = spreadOf(known.map(weighed))
  return { quartiles: [low, median, high], projects: known.length, is_of_kind: isOfKind }
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
