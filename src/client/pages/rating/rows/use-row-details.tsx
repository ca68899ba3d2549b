import type { ReactNode } from 'react'
import type { RatingRow } from '#contract/calls/rating.ts'
import { latePart, useLate } from '../../../app/late-part.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { type RowPart, selectOpenRows } from './rating-rows-slice.ts'

export const loadDetails = () => import('../row-details/row-details.tsx')
const details = latePart(loadDetails)

interface RowDetailsOf {
  openOf: (row: RatingRow) => RowPart | undefined
  /** The open part of the row; its chunk is loaded on demand. */
  detailsOf: (row: RatingRow) => ReactNode
}

export function useRowDetails(path: string): RowDetailsOf {
  const opened = useAppSelector(state => selectOpenRows(state, path))
  const { module: RowDetails } = useLate(details, Object.keys(opened).length > 0)
  const openOf = ({ agency }: RatingRow) => opened[agency.id]
  return {
    openOf,
    detailsOf: row => {
      const part = openOf(row)
      if (!part) return null
      return RowDetails ? <RowDetails row={row} part={part} path={path} /> : <LoadingBlock />
    },
  }
}
