import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files of the bundle: named by their content, compressed when built, kept by browsers for a year. */
export async function staticRoutes(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  for (const file of ['favicon.svg', 'robots.txt']) {
    app.get(`/${file}`, (_, reply) => reply.sendFile(file, clientDir, { maxAge: '1d', immutable: false }))
  }
}
