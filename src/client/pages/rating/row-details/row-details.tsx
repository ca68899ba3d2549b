import type { RatingRow } from '#contract/calls/rating.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { loadRowInfo } from '../../../store/open-row.ts'
import { extraVotesToggled, type RowPart, selectIsExtraVotes, selectRowInfo } from '../../../store/rating-rows-slice.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { useRating } from '../parts/use-rating.ts'
import { AgencyDetails } from './agency-details.tsx'
import { Explanation } from './explanation.tsx'

export { openRow } from '../../../store/open-row.ts'

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
  if (isError) return <ErrorBlock onRetry={() => dispatch(loadRowInfo(path, agency.id))} />
  if (!info) return <LoadingBlock />
  if (part === 'why') {
    return <Explanation info={info} rating={rating} place={place} score={score} agency={agency} isLinked />
  }
  return (
    <AgencyDetails
      info={info}
      agency={agency}
      isExtraVotes={isExtraVotes}
      onToggleVotes={() => dispatch(extraVotesToggled())}
    />
  )
}
