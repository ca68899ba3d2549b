import { apportion } from '#domain/numbers/apportion.ts'

/** Points of each addend in the order of FACTORS: whole, from 0 to 100, together 100. */
export type OwnWeights = readonly number[]

const WHOLE = 100

/** «30-30-20-10-5-5» */
export const formatWeights = (weights: OwnWeights): string => weights.join('-')

/** Six numbers separated by anything; what is missing is 0. */
export const readNumbers = (text: string): number[] => (text.match(/\d{1,6}/g) ?? []).map(Number)

/** Null for anything that is not the one spelling of good weights. */
export function parseWeights(text: string, official: OwnWeights): OwnWeights | null {
  const weights = nearestWeights(readNumbers(text), official)
  return formatWeights(weights) === text ? weights : null
}

/**
 * The good weights in the proportions of any six numbers. An addend that the method of an old edition did not measure
 * cannot be weighed; without a single number left the weights are those of the method.
 */
export function nearestWeights(numbers: readonly number[], official: OwnWeights): OwnWeights {
  const usable = official.map((weight, index) => (weight > 0 ? Math.max(0, numbers[index] ?? 0) : 0))
  return inProportion(usable, WHOLE) ?? official
}

/** One weight set, the others keeping their proportions. */
export function withWeight(weights: OwnWeights, index: number, points: number, official: OwnWeights): OwnWeights {
  const set = Math.min(WHOLE, Math.max(0, Math.round(points)))
  const withoutIt = (list: readonly number[]) => list.map((each, nth) => (nth === index ? 0 : each))
  const others = inProportion(withoutIt(weights), WHOLE - set) ?? inProportion(withoutIt(official), WHOLE - set)
  return others ? others.map((each, nth) => (nth === index ? set : each)) : weights
}

/** Where each addend but the last ends on the scale from 0 to 100. */
export function bordersOf(weights: OwnWeights): number[] {
  let end = 0
  return weights.slice(0, -1).map(weight => {
    end += weight
    return end
  })
}

/** One border moved; it pushes those in its way. */
export function withBorder(weights: OwnWeights, border: number, at: number): OwnWeights {
  const to = Math.min(WHOLE, Math.max(0, Math.round(at)))
  const ends = bordersOf(weights).map((end, nth) =>
    nth === border ? to : nth < border ? Math.min(end, to) : Math.max(end, to),
  )
  return [...ends, WHOLE].map((end, nth) => end - (ends[nth - 1] ?? 0))
}

/** Whole parts of the total in these proportions, by the largest remainder; null for nothing but zeros. */
function inProportion(parts: readonly number[], total: number): number[] | null {
  const sum = parts.reduce((all, part) => all + part, 0)
  if (sum <= 0) return null
  return apportion(
    parts.map(part => (part * total) / sum),
    total,
    0,
  )
}
