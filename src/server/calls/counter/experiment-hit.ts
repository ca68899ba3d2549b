import { ApiError } from '#contract/errors.ts'
import { getRunningExperiment } from '#db/queries/analytics/experiments.ts'
import { EXPOSED } from '#domain/analytics/experiment-results.ts'
import { CONTROL, EXPERIMENTS, isExperiment } from '#domain/analytics/experiments.ts'
import { isGoalName } from '#domain/analytics/goals.ts'
import type { Context } from '../../context.ts'

const SUBJECT = /^(\d{1,9})\/([a-z-]+)\/([\w-]+)$/

/** Null once the run has ended: pages opened before that still report, and their batch counts otherwise. */
export async function experimentHit(subject: string, { database, memo }: Context): Promise<string | null> {
  const [, id, option = '', goal = ''] = SUBJECT.exec(subject) ?? []
  if (id === undefined || !(goal === EXPOSED || isGoalName(goal))) {
    throw new ApiError('form-refused', 'Нет такой цели эксперимента: пачка не посчитана')
  }
  const running = await memo.remember('experiment', async () => (await getRunningExperiment(database.kysely)) ?? null)
  if (!running || running.id !== Number(id) || !isExperiment(running.name)) return null
  return [CONTROL, EXPERIMENTS[running.name].option].includes(option) ? subject : null
}
