import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

// A PostgreSQL server that restarts is back sooner, and meanwhile kept pages are served.
const GRACE_MS = 60_000

/** Monitoring probes. `/metrics` answers private networks only. */
export function healthRoutes(app: FastifyInstance, { database, metrics, now }: Context): void {
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
      const isForGood = database.kind === 'embedded' || now().getTime() - answeredAt > GRACE_MS
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

  app.get('/metrics', async (request, reply) => {
    if (!isOwnNetwork(request)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const OWN_NETWORK = /^(::1|::ffff:127\.|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/

const isOwnNetwork = (request: FastifyRequest): boolean => OWN_NETWORK.test(request.ip)
