import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { pictureHref } from '#domain/stats/stat-address.ts'
import { readStatQuery } from '#domain/stats/stat-query.ts'
import { localApi } from '../api/local-api.ts'
import type { Context } from '../context.ts'
import { splitUrl } from '../http/split-url.ts'
import { drawChartCard } from '../media/chart-picture.ts'
import { etagOf } from '../media/drawing-etag.ts'
import { readWidths } from '../media/fonts/font-widths.ts'
import type { PngPainter } from '../media/png/png-painter.ts'
import { drawShareCard, type FontWidths } from '../media/share-card.ts'
import { chartOfPicture, pathOfSharePicture, SHARE_PICTURES } from '../media/share-picture-address.ts'
import { nullIfUnknown } from '../shapes/not-found.ts'
import { chartCardOf } from './chart-card-of.ts'
import { shareCardOf } from './share-card-of.ts'
import { textCardOf } from './text-card-of.ts'

const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'
/** About 35 KB each. */
const MAX_KEPT = 256

interface SharePictureParts {
  painter: PngPainter
  renderer: Pick<PageRenderer, 'drawChart'>
}

/** Open Graph pictures, drawn from the answers of their pages. */
export function sharePictureRoutes(app: FastifyInstance, context: Context, parts: SharePictureParts): void {
  const { painter, renderer } = parts
  const kept = new Map<string, Promise<Buffer>>()
  let widths: FontWidths | undefined

  const drawingOf = (path: string): Promise<string | null> =>
    context.memo.remember(`share-picture:${path}`, async () => {
      const card =
        (await textCardOf(path, context)) ??
        (await shareCardOf(path, context.config.siteName, localApi(context)).catch(nullIfUnknown))
      widths ??= readWidths()
      return card && drawShareCard(card, widths)
    })

  const chartOf = (id: string, search: string): Promise<string | null> => {
    const { choices, marks, asOf } = readStatQuery(new URLSearchParams(search))
    const address = pictureHref(id, { choices, marks, asOf })
    return context.memo.remember(`chart-picture:${address}`, async () => {
      const card = await chartCardOf(id, { choices, asOf, search }, { context, renderer }).catch(nullIfUnknown)
      widths ??= readWidths()
      return card && drawChartCard(card, widths)
    })
  }

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
      const chart = path && chartOfPicture(path)
      const drawing = chart ? await chartOf(chart, splitUrl(request.url).search) : path && (await drawingOf(path))
      if (!drawing) return reply.callNotFound()
      const etag = etagOf(drawing)
      const isKnown = request.headers['if-none-match']?.includes(etag) ?? false
      const picture = isKnown ? null : await pictureOf(etag, drawing)
      reply.header('etag', etag).header('cache-control', CACHE_CONTROL)
      return picture ? reply.type('image/png').send(picture) : reply.code(304).send()
    },
  )
}
