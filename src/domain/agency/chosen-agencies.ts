import { href } from '../paths/paths.ts'

/** What one call compares at most; nobody weighs more. */
export const MAX_SELECTED = 10
/** Columns that a desktop has room for. */
export const MAX_COMPARED = 5
/** A request goes to at most so many agencies. */
export const MAX_ASKED = 5

/** A comparison anybody can open: it names its agencies. */
export const compareAddress = (ids: readonly number[]): string =>
  ids.length > 0 ? `${href('compare')}?ids=${ids.join(',')}` : href('compare')

/** The request form with its recipients chosen. */
export const tenderAddress = (ids: readonly number[]): string =>
  `${href('tender')}?agencies=${ids.slice(0, MAX_ASKED).join(',')}`
