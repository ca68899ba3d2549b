import type { Answer } from '#contract/index.ts'
import { countPendingReviews, getCheckTimes } from '#db/queries/reviews/check-times.ts'
import type { Context } from '../../context.ts'

const DAYS = 90
/** The last bar has these days and more. */
const SLOWEST = 6
/** A median of fewer says little. */
const FEW = 10

/** How fast the editors check reviews, from their own decisions; null when there were too few. */
export async function reviewChecks({ database, now }: Context): Promise<Answer<'review-checks'>> {
  const since = new Date(now().getTime() - DAYS * 86_400_000)
  const [{ median, by_day }, waiting] = await Promise.all([
    getCheckTimes(database.kysely, since, SLOWEST),
    countPendingReviews(database.kysely),
  ])
  const count = by_day.reduce((sum, decided) => sum + decided, 0)
  return {
    days: DAYS,
    waiting,
    checks: median === null || count < FEW ? null : { median: Math.round(median * 10) / 10, count, by_day },
  }
}
