import { useMemo } from 'react'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { reviewsHref } from './reviews-href.ts'
import { choiceIn, cursorIn, type ReviewChoice } from './reviews-query.ts'

export function useReviews() {
  const { agency } = usePageParams('agency-reviews')
  const query = usePageQuery()
  const choice = useMemo(() => choiceIn(query), [query])
  const hrefOf = (other: ReviewChoice, next?: string) => reviewsHref(agency, other, next)
  return { agency, choice, cursor: cursorIn(query), hrefOf }
}
