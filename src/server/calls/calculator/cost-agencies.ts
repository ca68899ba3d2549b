import type { CostAnswer } from '#contract/calls/calculator.ts'
import type { Link } from '#contract/shapes/link.ts'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import type { Answers } from '#domain/calculator/answers.ts'
import { isOfProducts, tenderWork } from '#domain/calculator/asked-query.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { type Need, needTitle, sliceAddress, sliceOfNeed } from '#domain/picker/need.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { businessTypeBySlug } from '#domain/vocabulary/business-types.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { countryBySlug } from '#domain/vocabulary/countries.ts'
import { districtBySlug } from '#domain/vocabulary/districts.ts'
import type { Service } from '#domain/vocabulary/services.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import { tierBySlug } from '#domain/vocabulary/tiers.ts'
import type { Context } from '../../context.ts'
import { firstMatches } from '../../shapes/need/matched-agencies.ts'
import { AGENCY_RATINGS } from '../../shapes/open-ratings.ts'

type AgencyForWork = Omit<CostAnswer['agencies'][number], 'tender'>

/** The first agencies that fit the answers and the budget, with what they ask and are usually paid. */
export async function agenciesForWork(need: Need | null, context: Context): Promise<AgencyForWork[]> {
  if (!need) return []
  const { path } = sliceOfNeed(need)
  const rating = { title: ratingHeading(path), path: buildRatingPath(path) }
  const matches = await firstMatches(need, MAX_RECIPIENTS, context)
  return matches.map(({ agency, place, average, price, reason, why }) => ({
    ...{ agency, place, rating, average, reason, why },
    ...price,
  }))
}

/** The rating of such work, with what it can be filtered by. */
export const ratingOf = (need: Need | null): Link | null =>
  need && { title: needTitle(need), path: sliceAddress(sliceOfNeed(need)) }

export function needOf(service: Service, answers: Answers, budget: number | null): Need | null {
  const rating = AGENCY_RATINGS.find(each => each.service === service.slug)
  if (!rating) return null
  const { type, industry, region = '', system = '', tier = '' } = answers
  const category = type === undefined ? undefined : categoryBySlug(type)
  const city = cityBySlug(region)
  const district = districtBySlug(region)
  return {
    rating: rating.slug,
    product: category && category.kind !== 'industry' && isOfProducts(service.slug) ? category.slug : undefined,
    industry: businessTypeBySlug(industry ?? '')?.slug,
    system: systemBySlug(system)?.slug,
    city: city?.slug,
    district: district?.slug,
    country: city || district ? undefined : countryBySlug(region)?.slug,
    budget: budget ?? undefined,
    tier: tierBySlug(tier)?.slug,
  }
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
