import type { FastifyInstance, FastifyReply } from 'fastify'
import { getAgencyLogo, getClientName, getProjectPicture } from '#db/queries/media/media.ts'
import { drawLogo } from '#domain/pictures/drawn-logo.ts'
import type { Context } from '../context.ts'
import { drawScreen } from './draw-screen.ts'
import { PngPainter } from './png-painter.ts'
import { projectPictureRoutes } from './project-pictures.ts'
import { sharePictureRoutes } from './share-pictures.ts'
import { tenderFileRoutes } from './tender-files.ts'

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
const SLUG = { type: 'object', properties: { slug: { type: 'string', pattern: '^[a-z0-9-]{1,120}$' } } }
const ID = { type: 'object', properties: { id: { type: 'integer', minimum: 1, maximum: 2147483647 } } }

/** Pictures, drawn rather than stored, and files attached to tenders. */
export function mediaRoutes(app: FastifyInstance, context: Context, maxWaitingPictures: number): void {
  const { database, memo } = context
  const painter = new PngPainter()
  app.addHook('onClose', () => painter.close())
  sharePictureRoutes(app, context, painter)
  projectPictureRoutes(app, context, painter, maxWaitingPictures)
  tenderFileRoutes(app, context)
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

  app.get<{ Params: { slug: string } }>('/media/client/:slug.svg', { schema: { params: SLUG } }, (request, reply) =>
    sendDrawing(reply, async () => {
      const client = await getClientName(database.kysely, request.params.slug)
      return client && drawLogo(client.slug, client.name)
    }),
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
