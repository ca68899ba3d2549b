import type { CountedLink } from '#contract/shapes/link.ts'
import { countFacetsOfSlices, countWithFacets } from '#db/queries/rating/rating-filters.ts'
import { formatTierPrices } from '#domain/numbers/money.ts'
import { type Need, type NeedFilters, needTitle, sliceAddress, sliceOfNeed, tierOfNeed } from '#domain/picker/need.ts'
import { CITIES, cityBySlug } from '#domain/vocabulary/cities.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { TIERS, type TierSlug } from '#domain/vocabulary/tiers.ts'
import { type FacetFilter, facetCode } from '#ranking/facets.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../context.ts'
import { openEdition } from './open-ratings.ts'

/** Fewer agencies are hardly a choice: neighbouring slices are offered too. */
const FEW = 3
const MAX_NEAR = 4

/** Agencies in the slice of a need, as its rating page will count them. */
export async function countNeed(need: Need, context: Context): Promise<number> {
  const { path, filters } = sliceOfNeed(need)
  const open = await openEdition(context, path.type, undefined)
  if (!open) return 0
  const slice = sliceKey(path)
  const tier = path.tier ?? ''
  const participants = open.sizes.get(`${slice}|${tier}`)?.participants ?? 0
  const facets = facetsOfFilters(filters)
  if (participants === 0 || facets.length === 0) return participants
  const editionId = open.edition.id
  return context.memo.remember(`found:${editionId}:${slice}:${tier}:${facets.join()}`, () =>
    countWithFacets(context.database.kysely, { editionId, slice, tier }, facets),
  )
}

/** Where the agencies of a need stand, for reading them in order; null while their rating has no edition. */
export async function needEntries(need: Need, context: Context) {
  const { path, filters } = sliceOfNeed(need)
  const open = await openEdition(context, path.type, undefined)
  if (!open) return null
  return { editionId: open.edition.id, slice: sliceKey(path), tier: path.tier ?? '', facets: facetsOfFilters(filters) }
}

const facetsOfFilters = (filters: NeedFilters): number[] =>
  Object.entries(filters).map(([key, id]) => facetCode(key as FacetFilter, id))

const CITY_FACETS = CITIES.map(({ id }) => facetCode('cities', id))

/** The same for phrases that differ in one answer, in one query: each has one filter at most, its city. */
export async function countNeeds(needs: readonly Need[], context: Context): Promise<number[]> {
  const asked = await Promise.all(
    needs.map(async need => {
      const { path, filters } = sliceOfNeed(need)
      const open = await openEdition(context, path.type, undefined)
      const at = { editionId: open?.edition.id ?? 0, slice: sliceKey(path), tier: path.tier ?? '' }
      const size = open?.sizes.get(`${at.slice}|${at.tier}`)?.participants ?? 0
      return { at, key: Object.values(at).join('|'), size, facets: facetsOfFilters(filters) }
    }),
  )
  const filtered = asked.filter(({ size, facets }) => size > 0 && facets.length > 0)
  const slices = new Map(filtered.map(({ at, key }) => [key, at]))
  // Of all cities at once: the next visitor names another one.
  const codes = [...new Set([...CITY_FACETS, ...filtered.flatMap(({ facets }) => facets)])]
  const counted = await context.memo.remember(`counted:${[...slices.keys()]}:${codes}`, async () => {
    const rows = slices.size > 0 ? await countFacetsOfSlices(context.database.kysely, [...slices.values()], codes) : []
    return new Map(
      rows.map(({ editionId, slice, tier, facet, participants }) => [
        [editionId, slice, tier, facet].join('|'),
        participants,
      ]),
    )
  })
  return asked.map(({ key, size, facets: [facet] }) => (facet ? (counted.get(`${key}|${facet}`) ?? 0) : size))
}

/** The slice of a need as a link, with its size. */
export async function needLink(need: Need, context: Context): Promise<CountedLink> {
  return {
    title: needTitle(need),
    path: sliceAddress(sliceOfNeed(need)),
    participants: await countNeed(need, context),
  }
}

/** Slices next to one with few agencies: other budgets, other cities, any product, and at last the whole rating. */
export async function nearNeeds(need: Need, participants: number, context: Context): Promise<CountedLink[]> {
  if (participants >= FEW) return []
  const links = await Promise.all(
    neighbours(need).map(async ({ title, need }) => ({ ...(await needLink(need, context)), title })),
  )
  const near = links.filter(link => link.participants > 0).slice(0, MAX_NEAR)
  if (near.length > 0 || participants > 0) return near
  const whole = await needLink({ rating: need.rating, platform: need.platform }, context)
  return whole.participants > 0 ? [whole] : []
}

interface Neighbour {
  title: string
  need: Need
}

function neighbours(need: Need): Neighbour[] {
  const { city, district, country, budget: _, ...rest } = need
  const place = city ? cityBySlug(city).inPlace : 'в рейтинге'
  const tier = tierOfNeed(need)
  const near: Neighbour[] = []
  if (tier) {
    for (const other of tiersNear(tier)) {
      near.push({
        title: capital(`${place}, ${pricesOf(need, other)}`),
        need: { ...need, budget: undefined, tier: other },
      })
    }
  }
  if (city || district || country) {
    near.push({ title: 'В других городах', need: { ...rest, tier } })
  }
  if (city && (need.product || need.system || need.industry)) {
    const whole: Need = { rating: need.rating, platform: need.platform, city }
    near.push({ title: needTitle(whole), need: whole })
  }
  return near
}

/** Nearest prices first. */
function tiersNear(tier: TierSlug): TierSlug[] {
  const slugs = TIERS.map(({ slug }) => slug)
  const at = slugs.indexOf(tier)
  const distance = (slug: TierSlug) => Math.abs(slugs.indexOf(slug) - at)
  return slugs.filter(slug => slug !== tier).sort((one, other) => distance(one) - distance(other))
}

function pricesOf({ rating }: Need, tier: TierSlug): string {
  const { tierBounds, service } = ratingTypeBySlug(rating)
  return formatTierPrices(tier, tierBounds, serviceBySlug(service).unit)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
