import type { RatingRow } from '#contract/calls/rating.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'

/** «4,8»; null without ratings. */
export const averageText = ({ average }: RatingRow): string | null => (average === null ? null : formatFixed(average))
