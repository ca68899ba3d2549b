import { OperatorError } from './command.ts'

/** Each year is compared with the one before it, so skipping one or going back is hardly meant. */
export function refuseYearOutOfOrder(year: number, closed: readonly number[]): void {
  const last = Math.max(...closed)
  // The first year of all may be any.
  if (closed.length === 0 || closed.includes(year) || year === last + 1) return
  throw new OperatorError(
    `Последний закрытый год — ${last}, за ним следует ${last + 1}, а не ${year}: если так и нужно, добавьте --yes.`,
  )
}
