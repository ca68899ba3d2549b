import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface BodyPace {
  /** Time in which a body may come at any speed. */
  graceMs: number
  /** Least average speed afterwards; GPRS is twice as fast. */
  bytesPerSecond: number
  checkMs: number
}

export const BODY_PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 2048, checkMs: 2500 }

/**
 * Cuts senders that drip a body to hold a connection and its buffer. Only while the body is incomplete: a request that
 * arrived whole is never cut here.
 */
export function cutSlowBodies(app: FastifyInstance, { graceMs, bytesPerSecond, checkMs }: BodyPace): void {
  app.addHook('onRequest', async request => {
    const { raw } = request
    if (!hasBody(request) || raw.complete) return
    const { socket } = raw
    // A form posted without JavaScript comes to its call's route without a socket of its own.
    if (socket.bytesRead === undefined) return
    const startedAt = performance.now()
    const before = socket.bytesRead
    let checkedAt = startedAt
    let paused = 0
    const checking = setInterval(() => {
      const now = performance.now()
      // A late timer means that this process did not read, not that the sender did not send.
      paused += Math.max(0, now - checkedAt - 2 * checkMs)
      checkedAt = now
      if (raw.complete || raw.destroyed) return clearInterval(checking)
      const elapsed = now - startedAt - paused
      if (elapsed < graceMs || socket.bytesRead - before >= (elapsed / 1000) * bytesPerSecond) return
      clearInterval(checking)
      request.log.warn({ req: request }, 'body came too slowly, connection closed')
      socket.destroy()
    }, checkMs).unref()
    raw.once('close', () => clearInterval(checking))
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
