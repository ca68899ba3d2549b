import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/errors.ts'
import { localApi } from '../api/local-api.ts'
import type { Context } from '../context.ts'
import { etagOf } from './drawing-etag.ts'
import { readAdvances } from './font-advances.ts'
import { FONT_FILES } from './font-files.ts'
import type { PngPainter } from './png-painter.ts'
import { drawShareCard, type FontWidths } from './share-card.ts'
import { shareCardOf } from './share-card-of.ts'
import { pathOfSharePicture, SHARE_PICTURES } from './share-picture-address.ts'

const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'
/** About 35 KB each. */
const MAX_KEPT = 256

/** Open Graph pictures, drawn from the answers of their pages. */
export function sharePictureRoutes(app: FastifyInstance, context: Context, painter: PngPainter): void {
  const kept = new Map<string, Promise<Buffer>>()
  let widths: FontWidths | undefined

  const drawingOf = (path: string): Promise<string | null> =>
    context.memo.remember(`share-picture:${path}`, async () => {
      const card = await shareCardOf(path, context.config.siteName, localApi(context)).catch(nullIfUnknown)
      widths ??= readWidths()
      return card && drawShareCard(card, widths)
    })

  /** Concurrent requests share one painting; failures are not cached. */
  const pictureOf = (etag: string, drawing: string): Promise<Buffer> => {
    const known = kept.get(etag)
    const picture = known ?? painter.paint(drawing)
    kept.delete(etag)
    kept.set(etag, picture)
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? etag)
    if (!known) picture.catch(() => kept.delete(etag))
    return picture
  }

  app.get<{ Params: { '*': string } }>(
    `${SHARE_PICTURES.folder}/*`,
    { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const path = pathOfSharePicture(request.params['*'])
      const drawing = path && (await drawingOf(path))
      if (!drawing) return reply.callNotFound()
      const etag = etagOf(drawing)
      const isKnown = request.headers['if-none-match']?.includes(etag) ?? false
      const picture = isKnown ? null : await pictureOf(etag, drawing)
      reply.header('etag', etag).header('cache-control', CACHE_CONTROL)
      return picture ? reply.type('image/png').send(picture) : reply.code(304).send()
    },
  )
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

const readWidths = (): FontWidths => ({
  regular: readAdvances(readFileSync(FONT_FILES.regular)),
  bold: readAdvances(readFileSync(FONT_FILES.bold)),
})
