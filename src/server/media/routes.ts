import type { FastifyInstance } from 'fastify'
import { getAgencyLogo } from '#db/queries/agencies.ts'
import type { Context } from '../context.ts'
import { drawLogo } from './draw-logo.ts'

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
const SLUG = { type: 'object', properties: { slug: { type: 'string', pattern: '^[a-z0-9-]{1,120}$' } } }

/** Pictures that are drawn rather than stored. */
export function mediaRoutes(app: FastifyInstance, { database, memo }: Context): void {
  app.get<{ Params: { slug: string } }>(
    '/media/logo/:slug.svg',
    { schema: { params: SLUG } },
    async (request, reply) => {
      const { slug } = request.params
      const logo = await memo.remember(`logo:${slug}`, async () => {
        const agency = await getAgencyLogo(database.kysely, slug)
        return agency ? drawLogo(agency.slug, agency.name) : null
      })
      if (logo === null) return reply.callNotFound()
      return reply.type('image/svg+xml').header('cache-control', CACHE_CONTROL).send(logo)
    },
  )
}
