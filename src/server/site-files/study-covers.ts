import type { FastifyInstance } from 'fastify'
import { listArticles } from '#db/queries/articles/articles.ts'
import { palettesOf } from '#domain/pictures/palettes.ts'
import type { Context } from '../context.ts'
import { encodePage } from '../http/page-encodings.ts'
import { drawStudyCover } from '../media/drawings/draw-cover.ts'
import { metaOf } from '../shapes/text-body.ts'
import { sendDrawing } from './send-drawing.ts'

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
const SLUG = { type: 'object', properties: { slug: { type: 'string', pattern: '^[a-z0-9-]{1,120}$' } } }
const STUDIES = 100

/** Covers of studies; those of neighbours in the list differ in their colours. */
export function studyCoverRoutes(app: FastifyInstance, { database, memo }: Context): void {
  const covers = () =>
    memo.remember('study-covers', async () => {
      const studies = await listArticles(database.kysely, { kind: 'research', ...WHOLE, limit: STUDIES })
      const palettes = palettesOf(studies.map(({ slug }) => slug))
      return new Map(
        studies.map(study => [study.slug, { cover: metaOf(study).cover, palette: palettes.get(study.slug) }]),
      )
    })

  app.get<{ Params: { slug: string } }>(
    '/media/research/:slug.svg',
    { schema: { params: SLUG } },
    async (request, reply) => {
      const { cover, palette } = (await covers()).get(request.params.slug) ?? {}
      if (!cover || !palette) return reply.callNotFound()
      const drawn = encodePage(200, Buffer.from(drawStudyCover(cover, palette)))
      return sendDrawing(request, reply, drawn, CACHE_CONTROL)
    },
  )
}

const WHOLE = { category: null, after: null, year: null }
