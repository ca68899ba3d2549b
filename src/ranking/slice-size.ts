import { priceQuartiles, type Quartiles } from '#domain/numbers/quartiles.ts'
import type { TierSlug } from '#domain/vocabulary/tiers.ts'
import { bestMass, type Candidate } from './rank.ts'

/** Figures of a whole slice. */
export type SliceSize = {
  slice: string
  tier: TierSlug | ''
  participants: number
  projects: number
  bestProjects: number | null
  // Of all counted budgets of the slice.
  budgets: Quartiles | null
  // The lowest and the highest price drawn in a row.
  priceBounds: readonly [lowest: number, highest: number] | null
}

type Priced = Candidate & {
  projects: number
  priceFrom: number | null
  budgets: readonly number[]
  quartiles: Quartiles | null
}

export function sizeOf(slice: string, tier: TierSlug | '', candidates: readonly Priced[]): SliceSize {
  return {
    slice,
    tier,
    participants: candidates.length,
    projects: candidates.reduce((total, candidate) => total + candidate.projects, 0),
    bestProjects: bestMass(candidates),
    budgets: priceQuartiles(candidates.flatMap(({ budgets }) => budgets)),
    priceBounds: boundsOf(candidates),
  }
}

function boundsOf(candidates: readonly Priced[]): SliceSize['priceBounds'] {
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (const { priceFrom, quartiles } of candidates) {
    for (const price of [priceFrom, quartiles?.[0], quartiles?.[2]]) {
      if (!price) continue
      lowest = Math.min(lowest, price)
      highest = Math.max(highest, price)
    }
  }
  return highest === 0 ? null : [lowest, highest]
}
