import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

/** Monitoring probes. `/metrics` answers private networks only. */
export function healthRoutes(app: FastifyInstance, { database, metrics }: Context): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      await database.pool.query('select 1')
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
