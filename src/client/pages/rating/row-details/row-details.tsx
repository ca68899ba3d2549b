import { useEffect } from 'react'
import type { RatingRow } from '#contract/calls/rating.ts'
import { useAppDispatch, useAppSelector, useCall } from '../../../store/hooks.ts'
import { sliceAdded } from '../../../store/make-store.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { extraVotesToggled, type RowPart, selectIsExtraVotes, selectRowInfo } from '../rows/rating-rows-slice.ts'
import { attributesAdded, attributesOf, cardShown, nativeCardsSlice } from '../sponsors/native-cards-slice.ts'
import { useRating } from '../use-rating.ts'
import { AgencyDetails } from './agency-details.tsx'
import { Explanation } from './explanation.tsx'
import { loadRowInfo } from './load-row-info.ts'

export { openRow } from './load-row-info.ts'

/** The sponsor type whose card belongs to a row. */
const AGENCY_SPONSOR = 'agency'

interface RowDetailsProps {
  row: RatingRow
  part: RowPart
  path: string
}

export function RowDetails({ row, part, path }: RowDetailsProps) {
  const { rating, path: listPath } = useRating()
  const { agency } = row
  const { info, isError } = useAppSelector(state => selectRowInfo(state, agency.id))
  const isExtraVotes = useAppSelector(selectIsExtraVotes)
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const dispatch = useAppDispatch()

  const sponsors = useCall('rating-page-sponsors', { path: listPath }).response
  const hasDetails = part === 'more' || isPhone
  // Opening a sponsor's row shows its card again, even if the visitor has hidden cards: the whole of it with the details.
  useEffect(() => {
    const match = { agency_id: agency.id, sponsor_type: AGENCY_SPONSOR }
    dispatch(sliceAdded(nativeCardsSlice))
    dispatch(cardShown(match))
    if (sponsors && hasDetails) dispatch(attributesAdded({ ...match, attributes: attributesOf(sponsors, match) }))
  }, [dispatch, agency.id, sponsors, hasDetails])

  if (isError) return <ErrorBlock onRetry={() => dispatch(loadRowInfo(path, agency.id))} />
  if (!info) return <LoadingBlock />
  if (part === 'why') {
    return (
      <>
        <Explanation info={info} rating={rating} isLinked />
        {isPhone && <AgencyDetails info={info} heading="h2" isExtraVotes />}
      </>
    )
  }
  return (
    <AgencyDetails
      info={info}
      heading="h2"
      isExtraVotes={isExtraVotes}
      onToggleVotes={() => dispatch(extraVotesToggled())}
    />
  )
}
