import { withShares } from '../numbers/apportion.ts'

/**
 * Each system with its share of the projects of one list, in tenths of a percent. Shown instead of the stored share:
 * editions frozen earlier hold shares that were made to add up, so equal systems may have unequal ones.
 */
export const withSystemShares = <System extends { projects: number }>(systems: readonly System[]) =>
  withShares(systems, ({ projects }) => projects, 3)
