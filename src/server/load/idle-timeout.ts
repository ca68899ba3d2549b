import type { FastifyInstance } from 'fastify'

/**
 * The time-out of silent connections must not cut a request in work: it has arrived whole, and the silence is ours. A
 * sender or a reader that stalls is still cut.
 */
export function spareRequestsInWork(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: request }, { raw: response }) => {
    response.on('timeout', socket => {
      if (request.complete && !response.headersSent) socket.setTimeout(socket.timeout ?? 0)
      else socket.destroy()
    })
  })
}
