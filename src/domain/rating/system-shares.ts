import { shownShares } from '../numbers/apportion.ts'

/**
 * Each system's share of the projects of one list, by slug: in tenths of a percent, together exactly 100 %. Shown instead
 * of the stored share, because editions frozen earlier hold shares rounded one by one and cannot be changed.
 */
export function systemShares(systems: readonly { slug: string; projects: number }[]): ReadonlyMap<string, number> {
  // In one order, so that a tie between remainders is decided alike wherever the list is read.
  const ordered = systems.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  const shares = shownShares(
    ordered.map(({ projects }) => projects),
    3,
  )
  return new Map(ordered.map(({ slug }, index) => [slug, shares[index] ?? 0]))
}
