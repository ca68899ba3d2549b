import type { MyRow } from '#contract/shapes/my-rating.ts'
import { listWeighedRows } from '#db/queries/rating/weighed-rows.ts'
import { pricedNeed } from '#domain/picker/rating-need.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { type OwnMark, REPLY_HOURS } from '#domain/rating/own-marks.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { matchScore } from '#ranking/own/own-order.ts'
import type { OwnWeights } from '#ranking/own/own-weights.ts'
import type { Context } from '../../../context.ts'
import { agencyCard } from '../../../shapes/agency-card.ts'
import { methodologyOf } from '../../../shapes/methodology-text.ts'
import { idsWithinBudget } from '../../../shapes/need/need-matches.ts'
import { notFound } from '../../../shapes/not-found.ts'
import { type AskedRating, askedRating, entrySlice } from '../asked-rating.ts'

/** A longer list is cut: every row is weighed again at each move of a weight. */
const MAX_ROWS = 1000

export interface WeighedList {
  asked: AskedRating
  official: OwnWeights
  smallBudget: number | null
  rows: MyRow[]
}

/** The whole slice, in the official order. Weights of one's own are for lists of agencies and for all of their places. */
export async function weighedList(pathname: string, context: Context): Promise<WeighedList> {
  const known = await askedRating(pathname, context)
  if (known.path.type === 'cms' || known.isMethodology) return notFound('rating')
  const asked = { ...known, path: { ...known.path, range: undefined } }
  const official = officialWeights(asked.edition.methodology)
  const isCurrent = asked.edition.year === null
  const smallBudget = isCurrent ? ratingTypeBySlug(asked.path.type).tierBounds.low : null
  const { edition, slice, tier } = asked
  const rows = await context.memo.rememberLarge(`weighed-list:${edition.id}:${slice}:${tier}`, async () => {
    const [found, small] = await Promise.all([
      listWeighedRows(context.database.kysely, entrySlice(asked), MAX_ROWS),
      smallBudget === null ? [] : idsWithinBudget(pricedNeed(asked.path, {}, smallBudget), context),
    ])
    const taking = new Set(small)
    return found.map((row): MyRow => {
      const { place, score, addends, accepts_requests } = row
      const marks = isCurrent ? marksOf(row, taking) : []
      return { place, score, addends: matchScore(addends, score), agency: agencyCard(row), marks, accepts_requests }
    })
  })
  return { asked, official, smallBudget, rows }
}

/** Points of a hundred, in the order of the addends. */
export function officialWeights(version: string): OwnWeights {
  const { weights } = methodologyOf(version)
  return FACTORS.map(factor => Math.round(100 * weights[factor]))
}

type Facts = Awaited<ReturnType<typeof listWeighedRows>>[number]

/** Facts of today, so a closed edition has none. */
function marksOf({ id, reply_hours, price_from }: Facts, small: ReadonlySet<number>): OwnMark[] {
  return [
    ...(reply_hours !== null && reply_hours <= REPLY_HOURS ? (['reply'] as const) : []),
    ...(price_from !== null ? (['priced'] as const) : []),
    ...(small.has(id) ? (['small'] as const) : []),
  ]
}
