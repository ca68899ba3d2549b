import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { computeEdition } from '#ranking/compute-edition.ts'
import type { AgencyFacts } from '#ranking/facts.ts'
import { methodologyAt } from '#ranking/methodology.ts'
import { budgets, type Finding } from './budget.ts'
import { makeFacts } from './synthetic-market.ts'

const AS_OF = new Date('2026-06-30T00:00:00Z')
const BASE = 1_000
const SIZES = [5_000, 20_000] as const
const RUNS = 3

/** Growth of the cost of an edition: time per n·log n relative to a thousand agencies. */
export function measureRanking(): Finding[] {
  // Warm-up for the JIT compiler.
  editionSeconds(makeFacts(BASE, AS_OF.getTime()))
  const base = unitCost(BASE)
  return SIZES.map(size => ({
    name: `${size} агентств`,
    value: unitCost(size) / base,
    unit: `× времени на n·log n при ${BASE}`,
    bounds: budgets.ranking.growth,
  }))
}

function unitCost(size: number): number {
  const agencies = makeFacts(size, AS_OF.getTime())
  const seconds = Math.min(...Array.from({ length: RUNS }, () => editionSeconds(agencies)))
  console.log(`  ${size} агентств: ${seconds.toFixed(2)} с процессора на выпуск`)
  return seconds / (size * Math.log2(size))
}

/** CPU time, so other processes on the machine do not matter. */
function editionSeconds(agencies: readonly AgencyFacts[]): number {
  const before = process.cpuUsage()
  const terms = { type: ratingTypeBySlug('digital-agencies'), year: null, methodology: methodologyAt(AS_OF) }
  const { entries } = computeEdition({ agencies }, { ...terms, asOf: AS_OF })
  if (entries.length < agencies.length) throw new Error('Too few agencies are ranked in the synthetic market')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
