import type { FastifyInstance, FastifyReply } from 'fastify'
import { getAgencyLogo } from '#db/queries/agencies.ts'
import { getProjectPicture } from '#db/queries/projects.ts'
import type { Context } from '../context.ts'
import { drawLogo } from './draw-logo.ts'
import { drawScreen } from './draw-screen.ts'
import { sharePictureRoutes } from './share-pictures.ts'

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
const SLUG = { type: 'object', properties: { slug: { type: 'string', pattern: '^[a-z0-9-]{1,120}$' } } }
const ID = { type: 'object', properties: { id: { type: 'integer', minimum: 1, maximum: 2147483647 } } }

/** Pictures that are drawn rather than stored. */
export function mediaRoutes(app: FastifyInstance, context: Context): void {
  const { database, memo } = context
  sharePictureRoutes(app, context)
  app.get<{ Params: { slug: string } }>(
    '/media/logo/:slug.svg',
    { schema: { params: SLUG } },
    async (request, reply) => {
      const { slug } = request.params
      return sendDrawing(reply, () =>
        memo.remember(`logo:${slug}`, async () => {
          const agency = await getAgencyLogo(database.kysely, slug)
          return agency && drawLogo(agency.slug, agency.name)
        }),
      )
    },
  )

  app.get<{ Params: { id: number } }>('/media/project/:id.svg', { schema: { params: ID } }, async (request, reply) =>
    sendDrawing(reply, async () => {
      const project = await getProjectPicture(database.kysely, request.params.id)
      return project && drawScreen(project)
    }),
  )
}

async function sendDrawing(reply: FastifyReply, draw: () => Promise<string | null>) {
  const drawing = await draw()
  if (drawing === null) return reply.callNotFound()
  return reply.type('image/svg+xml').header('cache-control', CACHE_CONTROL).send(drawing)
}
