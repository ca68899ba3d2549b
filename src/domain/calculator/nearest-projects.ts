import { countUpTo } from '../numbers/count-up-to.ts'
import type { Deal } from './deal.ts'

/** How many projects an answer shows. */
const SHOWN = 3

/** Public projects of a sample in columns, the cheapest first: small enough to keep for every sample. */
export interface PricedProjects {
  ids: Int32Array
  prices: Int32Array
  /** Of equally distant projects the lower rank comes first. */
  ranks: Int32Array
}

/** Of equal prices only the first few can ever be shown. The deals must be sorted by price. */
export function pricedProjects(deals: readonly Deal[]): PricedProjects {
  const open = deals.filter(({ projectId, isNda }) => projectId !== null && !isNda)
  const kept: Deal[] = []
  for (let from = 0, to = 0; from < open.length; from = to) {
    while (open[to]?.price === open[from]?.price && to < open.length) to += 1
    const equal =
      to - from > SHOWN ? open.slice(from, to).sort((one, other) => one.rank - other.rank) : open.slice(from, to)
    kept.push(...equal.slice(0, SHOWN))
  }
  return {
    ids: Int32Array.from(kept, ({ projectId }) => projectId ?? 0),
    prices: Int32Array.from(kept, ({ price }) => price),
    ranks: Int32Array.from(kept, ({ rank }) => rank),
  }
}

/** Projects nearest to the price, in proportion. */
export function nearestProjects({ ids, prices, ranks }: PricedProjects, price: number): number[] {
  const above = countUpTo(prices, price)
  // A price has at most three projects, so the three nearest of either side and their equals are among six.
  const from = Math.max(above - 2 * SHOWN, 0)
  const around = Array.from(prices.subarray(from, above + 2 * SHOWN), (own, index) => ({
    id: ids[from + index] ?? 0,
    away: Math.abs(Math.log(own / price)),
    rank: ranks[from + index] ?? 0,
  }))
  return around
    .toSorted((one, other) => one.away - other.away || one.rank - other.rank)
    .slice(0, SHOWN)
    .map(({ id }) => id)
}
