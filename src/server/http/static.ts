import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Bundle files are content-hashed and precompressed, so browsers may cache them for a year. */
export async function staticRoutes(app: FastifyInstance, clientDir: string): Promise<void> {
  app.addHook('onRequest', async ({ url }, { raw }) => {
    // Persistent connections are the default of HTTP/1.1: Node's two headers would only travel.
    if (url.startsWith('/assets/')) raw.removeHeader('connection')
  })
  await app.register(staticFiles, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // A name with a hash is never asked about again: these headers would only travel.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
  app.get('/favicon.svg', (_, reply) => reply.sendFile('favicon.svg', clientDir, { maxAge: '1d', immutable: false }))
}
