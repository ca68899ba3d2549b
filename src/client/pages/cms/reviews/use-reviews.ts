import { useMemo } from 'react'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { reviewsIn, reviewsParams } from './reviews-query.ts'

/** The chosen filters, as in the URL and as call parameters. */
export function useReviews() {
  const { cms } = usePageParams('cms-reviews')
  const query = usePageQuery()
  return useMemo(() => {
    const choice = reviewsIn(query)
    return { cms, choice, params: reviewsParams(cms, choice) }
  }, [cms, query])
}
