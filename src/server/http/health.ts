import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { mayReadMetrics } from './metrics-access.ts'

// A PostgreSQL server that restarts is back sooner, and meanwhile kept pages are served.
const GRACE_MS = 60_000
/** Probes that get no answer in a second or two kill the process, or take it out of the balance. */
const PROBE_MS = 800
/** A question on a connection that died silently would be the last one. */
const QUESTION = { text: 'select 1', query_timeout: 10_000 }

/** Monitoring probes. */
export function healthRoutes(app: FastifyInstance, { config, database, metrics, now }: Context): void {
  let answeredAt = now().getTime()
  // Probes that meet a busy database share one question.
  let asking: Promise<void> | null = null
  const question = async () => {
    try {
      await database.pool.query(QUESTION)
      answeredAt = now().getTime()
    } finally {
      asking = null
    }
  }
  const ask = () => {
    asking ??= question()
    return inTime(asking)
  }

  // A process whose database is gone for good must be replaced: an embedded one never comes back by itself.
  app.get('/healthz', async (request, reply) => {
    try {
      await ask()
    } catch (error) {
      const isLost = database.kind === 'embedded' && !isBusy(error)
      const isForGood = isLost || now().getTime() - answeredAt > GRACE_MS
      if (isForGood) {
        request.log.error({ err: error }, 'not healthy')
        return reply.code(503).send({ status: 'no database' })
      }
    }
    return { status: 'ok' }
  })

  app.get('/readyz', async (request, reply) => {
    try {
      await ask()
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })

  if (config.metricsPort !== undefined) return
  app.get('/metrics', async ({ raw }, reply) => {
    if (!mayReadMetrics(config, raw)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** The question goes on: the next probe hears its answer. */
async function inTime(answer: Promise<void>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('timeout of the probe')), PROBE_MS)
  try {
    await Promise.race([answer, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** Ours, that of the pool's queue and that of `pg`: the database is there and has too much to do. */
const isBusy = (error: unknown): boolean => error instanceof Error && /\btimeout\b/.test(error.message)
