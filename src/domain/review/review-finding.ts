import { NBSP, roundDecimal } from '../numbers/numbers.ts'
import { REVIEW_CRITERIA, type ReviewCriterion } from '../vocabulary/review-criteria.ts'
import { WEAK_REVIEWS, weakPoint } from './weak-point.ts'

interface Criterion {
  id: ReviewCriterion
  title: string
  average: number
}

/** «Хвалят качество, слабое место — сроки»; null of too few reviews. Averages count as they are shown. */
export function reviewFinding(criteria: readonly Criterion[], reviews: number): string | null {
  if (reviews < WEAK_REVIEWS || criteria.length === 0) return null
  // A recommendation sums up the others.
  const shown = criteria
    .filter(({ id }) => id !== 'recommend')
    .map(({ id, average }) => ({ ...namesOf(id), id, average: roundDecimal(average, 1) }))
  const most = Math.max(...shown.map(({ average }) => average))
  const best = shown.filter(({ average }) => average === most)
  const weak = weakPoint(criteria, reviews)
  const weakText = weak && `слабое место${NBSP}— ${namesOf(weak.id).short.toLowerCase()}`
  if (best.length > 2) return weakText ? `Оценки ровные, ${weakText}` : 'Оценки ровные, слабого места нет'
  const praised = `Хвалят ${best.map(({ accusative }) => accusative).join(' и ')}`
  return weakText ? `${praised}, ${weakText}` : praised
}

const namesOf = (id: ReviewCriterion) => REVIEW_CRITERIA.find(one => one.id === id) ?? REVIEW_CRITERIA[0]
