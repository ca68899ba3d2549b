import type { FastifyInstance } from 'fastify'
import { getTenderFile } from '#db/queries/tender/tenders.ts'
import type { Context } from '../context.ts'
import { hashOfKey } from '../secret-key.ts'

const PARAMS = {
  type: 'object',
  properties: {
    key: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,128}$' },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}
/** Each is read from the database whole: ten requests with all their files are enough for a minute. */
const PER_MINUTE = 60

/** What was attached to a request: to be saved, never to be shown in our own name, by who holds a key of it. */
export function tenderFileRoutes(app: FastifyInstance, { database }: Context): void {
  app.get<{ Params: { key: string; id: number } }>(
    '/media/tender/:key/:id',
    { schema: { params: PARAMS }, config: { rateLimit: { max: PER_MINUTE } } },
    async ({ params: { key, id } }, reply) => {
      const file = await getTenderFile(database.kysely, hashOfKey(key), id)
      if (!file) return reply.callNotFound()
      return reply
        .type(file.mime)
        .header('content-disposition', dispositionOf(file.name))
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header('x-content-type-options', 'nosniff')
        .send(file.bytes)
    },
  )
}

/** A plain name for old programs, the real one beside it (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
