import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/errors.ts'
import type { Database } from '#db/connect.ts'
import { isTransient } from '#db/transient.ts'

/** Clients that obey spread their retries; most peaks are over by then. */
export const RETRY_AFTER_S = 10

export const overloaded = (): ApiError =>
  new ApiError('overloaded', 'Сервер перегружен. Повторите через несколько секунд', undefined, RETRY_AFTER_S)

/** The database cannot do it now, which is not the caller's fault and passes. */
export const unavailable = (): ApiError =>
  new ApiError('overloaded', 'Сервис временно недоступен. Повторите через минуту', undefined, RETRY_AFTER_S)

/** For `catch`: a failed call says whether a retry may help. */
export function orUnavailable(error: unknown): never {
  throw isTransient(error) ? Object.assign(unavailable(), { cause: error }) : error
}

export interface OverloadLimits {
  /** Zero turns the check off. */
  maxEventLoopDelayMs: number
  /** How long a query may wait for a connection before new work is refused; zero turns the check off. */
  maxDatabaseWaitMs: number
}

/** Whether new work would only make everyone wait longer. */
export function watchOverload(
  app: FastifyInstance,
  { database }: { database: Pick<Database, 'waitingMs'> },
  { maxDatabaseWaitMs }: OverloadLimits,
): () => boolean {
  return () => app.isUnderPressure() || (maxDatabaseWaitMs > 0 && database.waitingMs() > maxDatabaseWaitMs)
}
