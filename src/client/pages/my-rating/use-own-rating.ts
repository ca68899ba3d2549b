import { useEffect, useMemo, useState } from 'react'
import type { Answer } from '#contract/index.ts'
import type { MyRow } from '#contract/shapes/my-rating.ts'
import { buildMyRatingPath } from '#domain/paths/rating-path.ts'
import type { OwnMark } from '#domain/rating/own-marks.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { ratingRequest } from '../../features/rating-request/rating-request.ts'
import { useCall } from '../../store/hooks.ts'
import { type Choice, choiceSearch, readChoice } from './choice.ts'
import { firmnessRequest } from './my-rating-request.ts'
import type { NumberedPlace } from './order/order-question.ts'
import { useOrder } from './order/use-order.ts'

export interface OwnRow extends NumberedPlace {
  official: MyRow
  /** The usual place under shifted weights; null while it is computed. */
  band: { from: number; to: number } | null
}

/** Browsers bound how often an address may change. */
const ADDRESS_MS = 250

/** The choice of the reader and everything that follows from it. */
export function useOwnRating(answer: Answer<'rating-my'>) {
  const rating = usePageParams('my-rating')
  const query = usePageQuery()
  const { official, rows, matching } = answer
  const [choice, setChoice] = useState(() => readChoice(query, official))
  const { budget } = ratingRequest(rating, query)
  const path = buildMyRatingPath(rating)
  const searchOf = (changed: Partial<Choice>) => choiceSearch({ ...choice, ...changed }, official, query, budget)
  const search = searchOf({})
  useAddress(path + search)

  const { response: known } = useCall('rating-my-firmness', firmnessRequest(rating, query))
  const { order, firmness } = useOrder(rows, official, choice.weights, known)
  const passing = useMemo(() => (matching ? new Set(matching) : null), [matching])
  const passes = (row: MyRow, marks: readonly OwnMark[]) =>
    (passing === null || passing.has(row.agency.id)) && marks.every(mark => row.marks.includes(mark))
  const shown = order.flatMap((place, index): OwnRow[] => {
    const row = rows[place.nth]
    return row && passes(row, choice.marks) ? [{ ...place, official: row, band: firmness?.bands[index] ?? null }] : []
  })
  return {
    path,
    search,
    searchOf,
    choice,
    change: (part: Partial<Choice>) => setChoice(before => ({ ...before, ...part })),
    shown,
    officialRows: rows.filter(row => passes(row, choice.marks)),
    leaders: order.slice(0, 4).flatMap(({ nth, score }) => (rows[nth] ? [{ name: rows[nth].agency.name, score }] : [])),
    firmness,
    /** How many rows a switch leaves under the other ones. */
    countOf: (mark: OwnMark) => rows.filter(row => passes(row, [...choice.marks, mark])).length,
  }
}

export type OwnRating = ReturnType<typeof useOwnRating>

/** The address follows the choice, so that the page can be sent at any moment; Back leads away, not through every move. */
function useAddress(address: string): void {
  const [first] = useState(address)
  const [isMoved, setIsMoved] = useState(false)
  if (!isMoved && address !== first) setIsMoved(true)
  useEffect(() => {
    if (!isMoved) return
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', address), ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [address, isMoved])
}
