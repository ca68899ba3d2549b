import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What the library calls scripts; RFC 9239 prefers the other name. */
const LONG_TYPE = 'application/javascript; charset=utf-8'

/** Bundle files are content-hashed and precompressed, so browsers may cache them for a year. */
export async function staticRoutes(app: FastifyInstance, clientDir: string): Promise<void> {
  app.addHook('onRequest', async ({ url }, { raw }) => {
    // Persistent connections are the default of HTTP/1.1: Node's two headers would only travel.
    if (url.startsWith('/assets/')) raw.removeHeader('connection')
  })
  // What each of a page's files can do without: modules are UTF-8 by definition, and nothing private is asked for here.
  app.addHook('onSend', async ({ url }, reply) => {
    if (!url.startsWith('/assets/') || reply.statusCode !== 200) return
    if (reply.getHeader('content-type') === LONG_TYPE) reply.header('content-type', 'text/javascript')
    reply.header('cache-control', 'max-age=31536000, immutable')
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
