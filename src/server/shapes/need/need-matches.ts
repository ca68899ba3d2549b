import { listIdsInOrder } from '#db/queries/rating/rating-rows.ts'
import { countUpTo } from '#domain/numbers/count-up-to.ts'
import { kindTraits, type Need, placeTrait, sliceOfNeed } from '#domain/picker/need.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { openEdition } from '../open-ratings.ts'
import { type Kind, type WorkTable, workTable } from './work-table.ts'

/** Agencies that fit a need: they have made such work, are in the place or have an office there, and fit the budget. */
export interface NeedMatches {
  /** Those with a place in the slice of the need, in the order of places. */
  placed: readonly number[]
  /** The others, those nearest to a place first. */
  outside: readonly number[]
}

export type PricedNeed = Need & { budget: number }

const NOBODY: NeedMatches = { placed: [], outside: [] }
const ANY_BUDGET = Number.POSITIVE_INFINITY

export const matchNeed = (need: Need, context: Context): Promise<NeedMatches> =>
  context.memo.rememberLarge(`need:${JSON.stringify(need)}`, () => findMatches(need, context))

/** How many fit each need, without listing them. */
export const countNeeds = (needs: readonly Need[], context: Context): Promise<number[]> =>
  Promise.all(needs.map(need => countNeed(need, context)))

export async function countNeed(need: Need, context: Context): Promise<number> {
  const [key = '', ...others] = kindKeys(need)
  if (others.length > 0 || need.tier) {
    const { placed, outside } = await matchNeed(need, context)
    return placed.length + outside.length
  }
  const table = await workTable(need.rating, context)
  const kind = table?.kinds.get(key)
  return table && kind ? countUpTo(limitsIn(table, kind, placeKey(need)), need.budget ?? ANY_BUDGET) : 0
}

/** The next larger budget that somebody else of the place fits; null if there is none. */
export async function nextBudget(need: PricedNeed, context: Context): Promise<number | null> {
  const [key = ''] = kindKeys(need)
  const table = await workTable(need.rating, context)
  const kind = table?.kinds.get(key)
  if (!table || !kind) return null
  const limits = limitsIn(table, kind, placeKey(need))
  return limits[countUpTo(limits, need.budget)] ?? null
}

/** Agencies whose such work fits the budget, wherever they are. */
export async function idsWithinBudget(need: PricedNeed, context: Context): Promise<number[]> {
  const [key = ''] = kindKeys(need)
  const kind = (await workTable(need.rating, context))?.kinds.get(key)
  return kind ? Array.from(kind.ids).filter((_, nth) => (kind.limits[nth] ?? 0) <= need.budget) : []
}

/** What is to be made, as keys of slices; the first is what the cost is judged by. */
export function kindKeys(need: Need): string[] {
  const { platform } = sliceOfNeed(need).path
  const traits = kindTraits(need)
  return traits.length === 0 ? [sliceKey({ platform })] : traits.map(slice => sliceKey({ platform, slice }))
}

/** 'city/kazan'; empty for anywhere. */
export const placeKey = (need: Need): string => sliceKey({ slice: placeTrait(need) })

async function findMatches(need: Need, context: Context): Promise<NeedMatches> {
  const [table, open] = await Promise.all([
    workTable(need.rating, context),
    openEdition(context, need.rating, undefined),
  ])
  if (!table || !open) return NOBODY
  const left = fitting(table, need)
  const placed: number[] = []
  const outside: number[] = []
  const place = placeKey(need)
  const isHome = (id: number) => place === '' || table.places.get(id)?.home.includes(place) === true
  const ranked = (path: ReturnType<typeof sliceOfNeed>['path']) =>
    idsInOrder({ editionId: open.edition.id, slice: sliceKey(path), tier: path.tier ?? '' }, context)
  if (left.size === 0) return NOBODY
  for (const id of await ranked(sliceOfNeed(need).path)) if (left.delete(id)) (isHome(id) ? placed : outside).push(id)
  // A tier is that of the rating: nobody outside it has one.
  if (need.tier) return { placed, outside: [] }
  const whole = left.size > 0 ? await ranked(sliceOfNeed({ rating: need.rating, platform: need.platform }).path) : []
  for (const id of whole) if (left.delete(id)) outside.push(id)
  return { placed, outside: [...outside, ...left] }
}

/** Ids in ascending order. */
function fitting({ kinds, places }: WorkTable, need: Need): Set<number> {
  const [first, ...others] = kindKeys(need).map(key => kinds.get(key))
  if (!first || others.includes(undefined)) return new Set()
  const place = placeKey(need)
  const makers = others.map(kind => new Set(kind?.ids))
  const isFit = (id: number, nth: number) =>
    (first.limits[nth] ?? 0) <= (need.budget ?? ANY_BUDGET) &&
    (place === '' || places.get(id)?.all.includes(place) === true) &&
    makers.every(ids => ids.has(id))
  return new Set(Array.from(first.ids).filter(isFit))
}

/** Memoised: to find the first few, tens of thousands of places would be read for every answer. */
const idsInOrder = (
  at: { editionId: number; slice: string; tier: string },
  { memo, database }: Context,
): Promise<Int32Array> =>
  memo.remember(`ids-in-order:${Object.values(at).join(':')}`, async () =>
    Int32Array.from(await listIdsInOrder(database.kysely, at)),
  )

/** Least budgets of the agencies of a place, sorted; kept with the table. */
const sortedLimits = new WeakMap<Kind, Map<string, Int32Array>>()

function limitsIn({ places }: WorkTable, kind: Kind, place: string): Int32Array {
  const known = sortedLimits.get(kind) ?? groupLimits(places, kind)
  sortedLimits.set(kind, known)
  return known.get(place) ?? new Int32Array()
}

function groupLimits(places: WorkTable['places'], { ids, limits }: Kind): Map<string, Int32Array> {
  const byPlace = new Map<string, number[]>([['', []]])
  for (const [nth, id] of ids.entries()) {
    for (const place of ['', ...(places.get(id)?.all ?? [])]) {
      const known = byPlace.get(place)
      if (known) known.push(limits[nth] ?? 0)
      else byPlace.set(place, [limits[nth] ?? 0])
    }
  }
  return new Map(Array.from(byPlace, ([place, of]) => [place, Int32Array.from(of).sort()]))
}
