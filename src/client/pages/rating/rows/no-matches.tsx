import { useRating } from '../use-rating.ts'
import { NoRows } from './no-rows.tsx'

export function NoMatches() {
  const { rating, search, path, response } = useRating()
  if (!response) return null
  return (
    <NoRows
      wider={response.wider}
      year={rating.year}
      unfiltered={search === '' ? undefined : path}
      isBeyondLast={rating.range !== undefined && response.edition.participants > 0}
    />
  )
}
