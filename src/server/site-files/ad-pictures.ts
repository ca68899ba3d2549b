import type { FastifyInstance } from 'fastify'
import { getAdPicture } from '#db/queries/advertising/ad-pictures.ts'
import { AD_PICTURES } from '#domain/advertising/ad-picture-path.ts'
import type { Context } from '../context.ts'

const PARAMS = { type: 'object', properties: { hash: { type: 'string', pattern: '^[0-9a-f]{32}$' } } }

/** Pictures of ads. The address is the hash of the bytes, so caches may keep them for ever. */
export function adPictureRoutes(app: FastifyInstance, { database }: Context): void {
  app.get<{ Params: { hash: string } }>(
    `${AD_PICTURES}:hash.png`,
    { schema: { params: PARAMS } },
    async ({ params: { hash } }, reply) => {
      const png = await getAdPicture(database.kysely, hash)
      if (!png) return reply.callNotFound()
      return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(png)
    },
  )
}
