import type { Answer, Params } from '#contract/index.ts'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import { MAX_BUDGET } from '#domain/forms/tender-form.ts'
import { parseMoney } from '#domain/numbers/written-money.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { type Need, sliceOfNeed } from '#domain/picker/need.ts'
import { findCity } from '#domain/places/find-city.ts'
import { askedText, isAskedAbovePaid } from '#domain/rating/price-texts.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { ratingHomes } from '#domain/rating/rating-homes.ts'
import { findSlice } from '#domain/rating/rating-slice.ts'
import { workBySlug } from '#domain/tender/wanted-work.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { type MatchedAgency, matchedAgencies } from '../../shapes/need/matched-agencies.ts'
import { matchNeed } from '../../shapes/need/need-matches.ts'
import { nearestNeed } from '../../shapes/need/need-slices.ts'
import { AGENCY_RATINGS, countParticipants } from '../../shapes/open-ratings.ts'

type Proposals = Answer<'tender-proposals'>

/** Read at once: few agencies refuse requests, so the first batch nearly always holds enough. */
const BATCH = 20

/** The first five agencies that fit the request and accept requests; if none does, those of the nearest need. */
export async function tenderProposals(params: Params<'tender-proposals'>, context: Context): Promise<Proposals> {
  const work = workBySlug(params.type ?? '')
  const city = findCity(params.city ?? '')
  const budget = budgetOf(params.budget ?? '')
  const understood = { type: work?.slug ?? null, city: city?.slug ?? null, budget: budget ?? null }
  const unclear: Proposals['unclear'] = [
    ...(params.city && !city ? (['city'] as const) : []),
    ...(params.budget && budget === undefined ? (['budget'] as const) : []),
  ]
  const need = work && { ...work.need, city: city?.slug, budget }
  const proposed = need ? await propose(need, context) : { list: [], note: null }
  return { ...understood, unclear, ...proposed, cities: await ratedCities(context) }
}

/** Any other city would find nobody. */
async function ratedCities(context: Context): Promise<string[]> {
  const homes = AGENCY_RATINGS.flatMap(ratingHomes)
  const counts = await Promise.all(
    CITIES.map(({ slug }) =>
      Promise.all(homes.map(home => countParticipants(context, { ...home, slice: findSlice(home.type, slug) }))),
    ),
  )
  return CITIES.filter((_, index) => counts[index]?.some(count => count > 0))
    .map(({ title }) => title)
    .toSorted((one, other) => one.localeCompare(other, 'ru'))
}

function budgetOf(text: string): number | undefined {
  const roubles = parseMoney(text)
  return roubles === null || roubles > MAX_BUDGET ? undefined : roubles
}

async function propose(need: Need, context: Context): Promise<Pick<Proposals, 'list' | 'note'>> {
  const list = await acceptingMatches(need, context)
  if (list.length > 0) return { list: list.map(row => proposal(row, need)), note: null }
  const near = await nearestNeed(need, context)
  if (!near) return { list: [], note: null }
  const others = await acceptingMatches(near.need, context)
  return { list: others.map(row => proposal(row, near.need)), note: others.length > 0 ? near.note : null }
}

async function acceptingMatches(need: Need, context: Context): Promise<MatchedAgency[]> {
  const { placed, outside } = await matchNeed(need, context)
  const ids = [...placed, ...outside]
  const accepting: MatchedAgency[] = []
  for (let from = 0; from < ids.length && accepting.length < MAX_RECIPIENTS; from += BATCH) {
    const batch = await matchedAgencies(need, ids.slice(from, from + BATCH), context)
    accepting.push(...batch.filter(({ accepts_requests }) => accepts_requests))
  }
  return accepting.slice(0, MAX_RECIPIENTS)
}

function proposal(match: MatchedAgency, need: Need): Proposals['list'][number] {
  const { agency, place, price, reply_hours, accepts_requests, reason, why } = match
  const { path } = sliceOfNeed(need)
  const usual = price.quartiles?.[1] ?? null
  const { unit } = serviceBySlug(ratingTypeBySlug(need.rating).service)
  return {
    ...agency,
    path: href('agency', { agency: agency.name_lat }),
    price_from: price.price_from,
    price_usual: usual,
    price_unit: unit,
    reply_hours,
    accepts_requests,
    rating_path: buildRatingPath(path),
    reasons: [
      why ?? `${place}-е место в рейтинге ${ratingHeading(path).replace(/^Рейтинг /, '')}`,
      reason,
      agency.city,
      ...(need.budget === undefined || isAskedAbovePaid(price.price_from, usual)
        ? [askedText(price.price_from, usual, unit)]
        : []),
    ],
  }
}
