import type { ReviewShape } from '#contract/shapes/review.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { WEAK_GAP, WEAK_REVIEWS } from '#domain/review/weak-point.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { shortTitle } from './short-title.ts'

interface WeakTexts {
  fact: string
  rule: string
}

/** «Слабее всего сроки: 4,3 при 4,4 у рынка.» with the rule by which a weak point is named; null without one. */
export function weakText({ weak, criteria }: Pick<ReviewShape, 'weak' | 'criteria'>): WeakTexts | null {
  const weakest = weak && criteria.find(({ id }) => id === weak.id)
  if (!weak || !weakest) return null
  const { id, title, average, market } = weakest
  const than = market === null ? '' : ` при${NBSP}${formatFixed(market)} у${NBSP}рынка`
  const rule = `Называем от ${countedGenitive(WEAK_REVIEWS, 'review')} и${NBSP}разницы с${NBSP}остальными в${NBSP}${formatFixed(WEAK_GAP)}${NBSP}балла.`
  return { fact: `Слабее всего ${lowerFirst(shortTitle(id, title))}: ${formatFixed(average)}${than}.`, rule }
}
