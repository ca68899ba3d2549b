import type { ReactNode } from 'react'
import type { RatingRow } from '#contract/calls/rating.ts'
import { useDeferred } from '../../../app/use-deferred.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import type { RowPart } from '../../../store/rating/rating-rows-slice.ts'
import { selectOpenRows } from '../../../store/rating/select-open-rows.ts'
import { LoadingBlock } from '../../../ui/loading-block.tsx'

export const loadDetails = () => import('../row-details/row-details.tsx')

interface RowDetailsOf {
  openOf: (row: RatingRow) => RowPart | undefined
  /** The open part of the row; its chunk is loaded on demand. */
  detailsOf: (row: RatingRow) => ReactNode
}

export function useRowDetails(path: string): RowDetailsOf {
  const opened = useAppSelector(state => selectOpenRows(state, path))
  const { module: chunk } = useDeferred(loadDetails, Object.keys(opened).length > 0)
  const openOf = ({ agency }: RatingRow) => opened[agency.id]
  return {
    openOf,
    detailsOf: row => {
      const part = openOf(row)
      if (!part) return null
      return chunk ? <chunk.RowDetails row={row} part={part} path={path} /> : <LoadingBlock />
    },
  }
}
