import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import {
  ANY_CATEGORY,
  PROJECTS_KEYS,
  type ProjectsChoice,
  projectsIn,
  projectsParams,
  type ReviewsChoice,
  reviewsIn,
  reviewsParams,
} from './cms-query.ts'

/** The chosen filters, as in the URL and as call parameters. */
export function useProjects() {
  const { cms } = usePageParams('cms-projects')
  const query = usePageQuery()
  return useMemo(() => {
    const choice = projectsIn(query)
    return { cms, choice, params: projectsParams(cms, choice) }
  }, [cms, query])
}

export function projectsHref(cms: string, choice: ProjectsChoice): string {
  const query = new URLSearchParams(PROJECTS_KEYS.flatMap(key => (choice[key] ? [[key, choice[key]]] : [])))
  const path = href('cms-projects', { cms })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Changing a filter resets the list. */
export function withFilter({ next, ...filters }: ProjectsChoice, key: string, value: string | null): ProjectsChoice {
  return { ...filters, [key]: value ?? '' }
}

/** The same of reviews. */
export function useReviews() {
  const { cms } = usePageParams('cms-reviews')
  const query = usePageQuery()
  return useMemo(() => {
    const choice = reviewsIn(query)
    return { cms, choice, params: reviewsParams(cms, choice) }
  }, [cms, query])
}

export const ANY_REVIEW: ReviewsChoice = { category: ANY_CATEGORY, price: 0 }

/** Changing a filter resets the list. */
export function withReviewFilter({ category, price }: ReviewsChoice, key: string, value: string | null): ReviewsChoice {
  return key === 'price' ? { category, price: Number(value) } : { category: value ?? ANY_CATEGORY, price }
}

export function reviewsHref(cms: string, { category, price, next }: ReviewsChoice): string {
  const query = new URLSearchParams()
  if (category !== ANY_CATEGORY) query.set('category', category)
  if (price > 0) query.set('price', String(price))
  if (next !== undefined) query.set('next', next)
  const path = href('cms-reviews', { cms })
  return query.size === 0 ? path : `${path}?${query}`
}
