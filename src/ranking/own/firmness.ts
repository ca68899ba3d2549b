import { FACTORS, type Factor } from '#domain/rating/factors.ts'
import { makeSeededRandom } from '../seeded-random.ts'
import { type PlaceRange, perturbWeights } from '../stability.ts'
import { FIRMNESS } from './firmness-rule.ts'
import { orderByWeights, type WeighedRow, weightFactors } from './own-order.ts'
import { formatWeights, type OwnWeights } from './own-weights.ts'

export interface Firmness {
  /** How many times of a thousand the first stayed first. */
  first: number
  /** How many times the first three stayed the first three, in any order; null for a shorter list. */
  leaders: number | null
  /** The usual place of each row, in the order of one's own weights. */
  bands: PlaceRange[]
}

const TENTHS = 1000

/**
 * How firmly an order follows from its weights: each is shifted by up to a fifth at random, a thousand times. The seed is
 * the weights themselves, so server, browser and anybody else get the same numbers.
 */
export function firmnessOf(rows: readonly WeighedRow[], official: OwnWeights, own: OwnWeights): Firmness {
  const { trials, leftOut, leaders } = FIRMNESS
  const order = orderByWeights(rows, official, own).map(({ row }) => row.addends)
  const random = makeSeededRandom(formatWeights(own))
  const places = order.map(() => new Uint16Array(trials))
  const tenths = new Uint16Array(order.length)
  let first = 0
  let kept = 0
  for (let trial = 0; trial < trials; trial += 1) {
    const factors = shiftedFactors(official, own, random)
    order.forEach((addends, index) => {
      tenths[index] = tenthsOf(addends, factors)
    })
    const placeOf = placesByTenths(tenths)
    places.forEach((list, index) => {
      list[trial] = placeOf[tenths[index] ?? 0] ?? 0
    })
    if (places[0]?.[trial] === 1) first += 1
    if (places.slice(0, leaders).every(list => (list[trial] ?? 0) <= leaders)) kept += 1
  }
  const bands = places.map(list => {
    const sorted = list.sort()
    return { from: sorted[leftOut] ?? 1, to: sorted[trials - 1 - leftOut] ?? 1 }
  })
  return { first, leaders: order.length > leaders ? kept : null, bands }
}

function shiftedFactors(official: OwnWeights, own: OwnWeights, random: () => number): number[] {
  const weights = Object.fromEntries(FACTORS.map((factor, index) => [factor, (own[index] ?? 0) / 100]))
  const shifted = perturbWeights(weights as Record<Factor, number>, random)
  return weightFactors(
    official,
    FACTORS.map(factor => shifted[factor] * 100),
  )
}

function tenthsOf(addends: readonly number[], factors: readonly number[]): number {
  let score = 0
  for (let index = 0; index < addends.length; index += 1) score += (addends[index] ?? 0) * (factors[index] ?? 0)
  return Math.min(TENTHS, Math.round(10 * score))
}

/** Equal scores share a place, as in rank.ts. */
function placesByTenths(tenths: Uint16Array): Uint16Array {
  const placeOf = new Uint16Array(TENTHS + 1)
  for (const score of tenths) placeOf[score] = (placeOf[score] ?? 0) + 1
  let above = 0
  for (let score = TENTHS; score >= 0; score -= 1) {
    const here = placeOf[score] ?? 0
    placeOf[score] = above + 1
    above += here
  }
  return placeOf
}
