import type { RatingRow } from '#contract/calls/rating.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'

/** «4,8»; null without ratings. */
export const averageText = ({ average }: RatingRow): string | null => (average === null ? null : formatFixed(average))

/** «112 отзывов» */
export const reviewsText = ({ reviews }: RatingRow): string =>
  reviews === 0 ? 'нет отзывов' : counted(reviews, 'review')
