import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { mayReadMetrics } from './metrics-access.ts'

// A PostgreSQL server that restarts is back sooner, and meanwhile kept pages are served.
const GRACE_MS = 60_000

/** Monitoring probes. */
export function healthRoutes(app: FastifyInstance, { config, database, metrics, now }: Context): void {
  // Probes that meet a busy database share one question.
  let asking: Promise<unknown> | null = null
  const ask = () => {
    asking ??= database.pool.query('select 1').finally(() => {
      asking = null
    })
    return asking
  }
  let answeredAt = now().getTime()

  // A process whose database is gone for good must be replaced: an embedded one never comes back by itself.
  app.get('/healthz', async (request, reply) => {
    try {
      await ask()
      answeredAt = now().getTime()
    } catch (error) {
      const isLost = database.kind === 'embedded' && !isBusyPool(error)
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
  app.get('/metrics', async (request, reply) => {
    const { ip, socket, headers } = request
    const reader = { ip, socketAddress: socket.remoteAddress, authorization: headers.authorization }
    if (!mayReadMetrics(config, reader)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** The pool's words for a queue that is too long: the database works, and only has too much to do. */
const isBusyPool = (error: unknown): boolean => error instanceof Error && /^timeout exceeded/.test(error.message)
