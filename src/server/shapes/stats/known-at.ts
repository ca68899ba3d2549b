import { ApiError } from '#contract/errors.ts'
import { getFiguresStart } from '#db/queries/stats/stat-points.ts'
import { type AsOfProblem, asOfProblem } from '#domain/stats/as-of.ts'
import { endOfMoscowDay, formatDate } from '#domain/time/dates.ts'
import type { StatContext } from './chosen-chart.ts'

/** Why there are no figures as of the day, in a sentence; null if there are. */
export async function asOfRefusal(asOf: string, { database, memo, now }: StatContext): Promise<string | null> {
  const start = await memo.remember('stats:start', () => getFiguresStart(database.kysely))
  const problem = asOfProblem(asOf, { now: now(), start })
  return problem && SENTENCES[problem](start)
}

const SENTENCES: Record<AsOfProblem, (start: Date | null) => string> = {
  'not-a-day': () => 'as_of — день в виде ГГГГ-ММ-ДД, например 2026-03-05',
  future: () => 'as_of — день, который уже наступил: цифр из будущего нет',
  'too-early': start =>
    start === null ? 'Статистика ещё не посчитана' : `Прежние цифры хранятся с ${formatDate(start)}, раньше их нет`,
}

/** A context in which it is the end of that day, and nothing learned later is known. */
export async function knownAtEndOf<C extends StatContext>(asOf: string | undefined, context: C): Promise<C> {
  if (asOf === undefined) return context
  const refusal = await asOfRefusal(asOf, context)
  if (refusal !== null) throw new ApiError('bad-request', refusal, { as_of: refusal })
  const knownAt = endOfMoscowDay(asOf)
  return { ...context, now: () => knownAt, knownAt }
}
