import type { CostAnswer } from '#contract/calls/calculator.ts'
import type { Link } from '#contract/shapes/link.ts'
import { listPlacesOf } from '#db/queries/calculator/priced-work.ts'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import type { Answers } from '#domain/calculator/answers.ts'
import { isOfProducts, tenderWork } from '#domain/calculator/asked-query.ts'
import { type Deal, dealsFor } from '#domain/calculator/deals.ts'
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
  /** Of the whole service, sorted by price. */
  deals: readonly Deal[]
  /** The sample the answer is drawn from, and the answers it fits. */
  found: readonly Deal[]
  answers: Answers
  spread: Spread
  tenderFor: (ids: readonly number[]) => string
}

/**
 * Agencies of the sample with work in the middle half, those that usually take such a price first; then by their places in
 * the rating of such work, and in the whole one.
 */
export async function agenciesInRange(asked: Asked, context: Context): Promise<CostAnswer['agencies']> {
  const { service, found, answers, spread, tenderFor } = asked
  const need = needOf(service, answers)
  const open = need && (await openEdition(context, need.rating, undefined))
  if (!need || !open) return []
  const inRange = found.filter(({ price }) => price >= spread.low && price <= spread.high)
  const usual = usualOf(asked, new Set(inRange.map(({ agencyId }) => agencyId)))
  const paths = [
    sliceOfNeed({ rating: need.rating, product: need.product }).path,
    sliceOfNeed({ rating: need.rating }).path,
  ]
  const ratings = paths.map(path => ({
    slice: sliceKey(path),
    title: ratingHeading(path),
    path: buildRatingPath(path),
  }))
  const rows = await listPlacesOf(context.database.kysely, {
    editionId: open.edition.id,
    slices: ratings.map(({ slice }) => slice),
    ids: [...usual.keys()],
  })
  const isUsual = ({ id }: { id: number }) => {
    const median = usual.get(id)?.quartiles[1] ?? 0
    return median >= spread.low && median <= spread.high
  }
  const known = new Set<number>()
  const placed = ratings
    .flatMap(({ slice, ...rating }) => rows.filter(row => row.slice === slice).map(row => ({ ...row, rating })))
    .filter(({ id }) => !known.has(id) && known.add(id))
  return [...placed.filter(isUsual), ...placed.filter(row => !isUsual(row))]
    .slice(0, MAX_RECIPIENTS)
    .flatMap(({ place, average, price_from, rating, slice: _, ...agency }) => {
      const own = usual.get(agency.id)
      if (!own) return []
      return {
        agency: agencyCard(agency),
        ...{ place, rating, average, price_from },
        ...own,
        tender: tenderFor([agency.id]),
      }
    })
}

type Usual = Pick<CostAnswer['agencies'][number], 'quartiles' | 'projects' | 'is_of_kind'>

/** What these agencies usually take for this kind of work, wherever and for whomever; else for the whole service. */
function usualOf({ deals, answers }: Asked, ids: ReadonlySet<number>): Map<number, Usual> {
  const all = Map.groupBy(
    deals.filter(({ agencyId }) => ids.has(agencyId)),
    ({ agencyId }) => agencyId,
  )
  return new Map(
    [...all].flatMap(([id, own]) => {
      const ofKind = dealsFor(own, answers.type === undefined ? {} : { type: answers.type })
      const known = ofKind.length < MIN_SAMPLE ? own : ofKind
      if (known.length < MIN_SAMPLE) return []
      const { low, median, high } = spreadOf(known.map(weighed))
      return [[id, { quartiles: [low, median, high], projects: known.length, is_of_kind: known === ofKind }] as const]
    }),
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
