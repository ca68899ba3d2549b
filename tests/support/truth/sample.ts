import { makeSeededRandom } from '#ranking/seeded-random.ts'

/** TRUTH_SEED draws others; the default is fixed, so that a run on another day checks the same. */
export const SEED = process.env.TRUTH_SEED ?? '2026-11-18'

/** Some of the rows, others for each purpose. */
export function sample<Row>(rows: readonly Row[], size: number, purpose: string): Row[] {
  const random = makeSeededRandom(`${SEED} ${purpose}`)
  return rows
    .map(row => ({ row, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, size)
    .map(({ row }) => row)
}
