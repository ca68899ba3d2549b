import { useMemo } from 'react'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { reviewsIn, reviewsParams } from './reviews-query.ts'

/** What the visitor narrowed the reviews to, as the address and as the call say it. */
export function useReviews() {
  const { cms } = usePageParams('cms-reviews')
  const query = usePageQuery()
  return useMemo(() => {
    const choice = reviewsIn(query)
    return { cms, choice, params: reviewsParams(cms, choice) }
  }, [cms, query])
}
