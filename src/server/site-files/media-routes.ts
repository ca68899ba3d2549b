import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { getAgencyLogo, getClientName } from '#db/queries/media/media.ts'
import type { Sex } from '#domain/pictures/given-names.ts'
import { drawLogo } from '#domain/pictures/logo/draw-logo.ts'
import { drawPortrait } from '#domain/pictures/portrait/draw-portrait.ts'
import type { Context } from '../context.ts'
import { adPictureRoutes } from './ad-pictures.ts'
import { awardBadgeRoutes } from './award-badges.ts'
import { brandFileRoutes } from './brand-file-routes.ts'
import { chartCsvRoutes } from './chart-csv-routes.ts'
import { projectCoverRoutes } from './project-covers.ts'
import { registerCsvRoutes } from './register-csv-routes.ts'
import { sendDrawing } from './send-drawing.ts'
import { sharePictureRoutes } from './share-pictures.ts'
import { siteIconRoutes } from './site-icon-routes.ts'
import { studyCoverRoutes } from './study-covers.ts'
import { tenderFileRoutes } from './tender-files.ts'

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
const SLUG = { type: 'object', properties: { slug: { type: 'string', pattern: '^[a-z0-9-]{1,120}$' } } }
const PORTRAIT = {
  type: 'object',
  properties: { sex: { enum: ['female', 'male'] }, hash: { type: 'string', pattern: '^[0-9a-f]{8}$' } },
}

/** Pictures, drawn rather than stored, and files attached to tenders. */
export function mediaRoutes(app: FastifyInstance, context: Context, renderer: PageRenderer): void {
  const { database, memo, painter } = context
  app.addHook('onClose', () => painter.close())
  sharePictureRoutes(app, context, { painter, renderer })
  siteIconRoutes(app, painter)
  brandFileRoutes(app, context, painter)
  awardBadgeRoutes(app, context, painter)
  chartCsvRoutes(app, context)
  projectCoverRoutes(app, context)
  studyCoverRoutes(app, context)
  tenderFileRoutes(app, context)
  adPictureRoutes(app, context)
  registerCsvRoutes(app, context)

  app.get<{ Params: { slug: string } }>(
    '/media/logo/:slug.svg',
    { schema: { params: SLUG } },
    async (request, reply) => {
      const { slug } = request.params
      const logo = await memo.remember(`logo:${slug}`, async () => {
        const agency = await getAgencyLogo(database.kysely, slug)
        return agency && drawLogo(agency.name)
      })
      return sendDrawing(request, reply, logo, CACHE_CONTROL)
    },
  )

  app.get<{ Params: { slug: string } }>(
    '/media/client/:slug.svg',
    { schema: { params: SLUG } },
    async (request, reply) => {
      const client = await getClientName(database.kysely, request.params.slug)
      return sendDrawing(request, reply, client && drawLogo(client.name), CACHE_CONTROL)
    },
  )

  app.get<{ Params: { sex: Sex; hash: string } }>(
    '/media/person/:sex-:hash.svg',
    { schema: { params: PORTRAIT } },
    (request, reply) => {
      const { sex, hash } = request.params
      return sendDrawing(request, reply, drawPortrait(sex, Number.parseInt(hash, 16)), CACHE_CONTROL)
    },
  )
}
