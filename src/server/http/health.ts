import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { mayReadMetrics } from './metrics-access.ts'

/** Monitoring probes. */
export function healthRoutes(app: FastifyInstance, { config, database, metrics }: Context): void {
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

  if (config.metricsPort !== undefined) return
  app.get('/metrics', async (request, reply) => {
    const { ip, socket, headers } = request
    const reader = { ip, socketAddress: socket.remoteAddress, authorization: headers.authorization }
    if (!mayReadMetrics(config, reader)) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
