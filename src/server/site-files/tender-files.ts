import type { FastifyInstance } from 'fastify'
import { getTenderFile } from '#db/queries/tender/tenders.ts'
import { TENDER_FILES_PREFIX } from '#domain/paths/hide-keys.ts'
import type { Context } from '../context.ts'
import { hashOfKey } from '../secret-key.ts'

const PARAMS = {
  type: 'object',
  properties: {
    key: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,128}$' },
    // Not an integer: Ajv takes «Infinity» for one and compares it with no bound.
    id: { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
  },
}

/** Files are read from the database whole, so ten tenders with all their files a minute are enough. */
const PER_MINUTE = 60

/** Files attached to a tender, for the holder of its key: always a download, never rendered on our origin. */
export function tenderFileRoutes(app: FastifyInstance, { database }: Context): void {
  app.get<{ Params: { key: string; id: string } }>(
    `${TENDER_FILES_PREFIX}:key/:id`,
    { schema: { params: PARAMS }, config: { rateLimit: { max: PER_MINUTE } } },
    async ({ params: { key, id } }, reply) => {
      const file = await getTenderFile(database.kysely, hashOfKey(key), Number(id))
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

/** An ASCII name for old clients and the real one (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
