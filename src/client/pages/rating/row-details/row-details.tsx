import { useEffect } from 'react'
import type { RatingRow } from '#contract/calls/rating.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { sliceAdded } from '../../../store/make-store.ts'
import { loadRowInfo } from '../../../store/rating/load-row-info.ts'
import { cardShown, nativeCardsSlice } from '../../../store/rating/native-cards-slice.ts'
import {
  extraVotesToggled,
  type RowPart,
  selectIsExtraVotes,
  selectRowInfo,
} from '../../../store/rating/rating-rows-slice.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { useRating } from '../parts/use-rating.ts'
import { AgencyDetails } from './agency-details.tsx'
import { Explanation } from './explanation.tsx'

export { openRow } from '../../../store/rating/load-row-info.ts'

/** The kind of sponsor whose card belongs to a row. */
const OF_AGENCY = 'agency'

interface RowDetailsProps {
  row: RatingRow
  part: RowPart
  path: string
}

/** What stands open beneath a row, once the server has told it. */
export function RowDetails({ row, part, path }: RowDetailsProps) {
  const { rating } = useRating()
  const { agency, place, score } = row
  const { info, isError } = useAppSelector(state => selectRowInfo(state, agency.id))
  const isExtraVotes = useAppSelector(selectIsExtraVotes)
  const dispatch = useAppDispatch()

  // Whoever opens the row of a sponsor sees what the sponsor says of itself, though cards were hidden before.
  useEffect(() => {
    dispatch(sliceAdded(nativeCardsSlice))
    dispatch(cardShown({ agency_id: agency.id, sponsor_type: OF_AGENCY }))
  }, [dispatch, agency.id])

  if (isError) return <ErrorBlock onRetry={() => dispatch(loadRowInfo(path, agency.id))} />
  if (!info) return <LoadingBlock />
  if (part === 'why') {
    return <Explanation info={info} rating={rating} place={place} score={score} agency={agency} heading="h2" isLinked />
  }
  return (
    <AgencyDetails
      info={info}
      agency={agency}
      heading="h2"
      isExtraVotes={isExtraVotes}
      onToggleVotes={() => dispatch(extraVotesToggled())}
    />
  )
}
