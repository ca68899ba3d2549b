import { useMemo } from 'react'
import { cursorIn } from '#domain/web/cursor.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { reviewsIn } from '../reviews-query.ts'
import { reviewsHref } from './reviews-href.ts'

export function useReviews() {
  const { agency } = usePageParams('agency-reviews')
  const query = usePageQuery()
  const choice = useMemo(() => reviewsIn(query), [query])
  const hrefWith = (changes?: Readonly<Record<string, string | null>>) => reviewsHref(agency, choice, changes)
  return { agency, choice, cursor: cursorIn(query).next ?? null, hrefWith }
}
