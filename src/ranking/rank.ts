import type { Methodology } from './methodology.ts'
import { type Addends, type Measures, scoreMeasures } from './score.ts'

export type Candidate = { slug: string; measures: Measures }

export type Ranked<C extends Candidate> = { candidate: C; place: number; score: number; addends: Addends }

// Ranks one slice; project mass is relative to the best of these candidates.
export function rankSlice<C extends Candidate>(candidates: readonly C[], methodology: Methodology): Ranked<C>[] {
  const best = bestMass(candidates)
  return withPlaces(
    candidates.map(candidate => ({ candidate, ...scoreMeasures(candidate.measures, methodology, best) })),
    ({ candidate }) => candidate.slug,
  )
}

export function bestMass(candidates: readonly Candidate[]): number {
  return candidates.reduce((most, { measures }) => Math.max(most, measures.projects), 0)
}

// Competition ranking: 1, 2, 2, 4. The slug only makes the order on the page deterministic.
export function withPlaces<Row extends { score: number }>(
  rows: readonly Row[],
  slugOf: (row: Row) => string,
): (Row & { place: number })[] {
  const ordered = rows.toSorted((a, b) => b.score - a.score || compareSlugs(slugOf(a), slugOf(b)))
  let place = 0
  let lastScore = Number.NaN
  return ordered.map((row, index) => {
    if (row.score !== lastScore) place = index + 1
    lastScore = row.score
    return { ...row, place }
  })
}

// By code unit: locale order differs between machines.
export function compareSlugs(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
