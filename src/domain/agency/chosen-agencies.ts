import { href } from '../paths/paths.ts'

/** The most agencies one comparison call accepts. */
export const MAX_SELECTED = 10
/** Columns that fit on a desktop screen. */
export const MAX_COMPARED = 5
/** The most recipients of one tender. */
export const MAX_RECIPIENTS = 5

/** A shareable address: the ids are in the query, not in browser storage. */
export const comparePath = (ids: readonly number[]): string =>
  ids.length > 0 ? `${href('compare')}?ids=${ids.join(',')}` : href('compare')

/** The tender form with the chosen agencies; of more than it can go to, the visitor picks there. */
export const tenderPath = (ids: readonly number[]): string =>
  `${href('tender')}?agencies=${ids.slice(0, MAX_SELECTED).join(',')}`
