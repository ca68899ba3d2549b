import type { FastifyInstance } from 'fastify'
import { getWinner } from '#db/queries/promo/awards.ts'
import { BADGE_SIZE } from '#domain/promo/badge.ts'
import type { Context } from '../context.ts'
import { etagOf } from '../media/drawing-etag.ts'
import { drawBadge } from '../media/drawings/draw-badge.ts'
import type { PngPainter } from '../media/png/png-painter.ts'
import { sendDrawing } from './send-drawing.ts'

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
/** For screens with two pixels per point. */
const SCALE = 2
const PARAMS = {
  type: 'object',
  properties: {
    // Not an integer: Ajv takes «Infinity» for one and compares it with no bound.
    year: { type: 'string', pattern: '^20\\d\\d$' },
    file: { type: 'string', pattern: '^[a-z0-9-]{1,80}\\.(svg|png)$' },
  },
}

interface BadgeRequest {
  Params: { year: string; file: string }
}

/** Badges of winners: shown on their own sites, so they are drawn for anyone. */
export function awardBadgeRoutes(app: FastifyInstance, context: Context, painter: PngPainter): void {
  const { config, database, memo } = context

  const drawingOf = (year: number, nomination: string): Promise<string | null> =>
    memo.remember(`badge:${year}/${nomination}`, async () => {
      const winner = await getWinner(database.kysely, year, nomination)
      return winner && drawBadge({ siteName: config.siteName, year, ...winner })
    })

  app.get<BadgeRequest>('/media/award/:year/:file', { schema: { params: PARAMS } }, async (request, reply) => {
    const { year, file } = request.params
    const [nomination = '', format] = file.split('.')
    const svg = await drawingOf(Number(year), nomination)
    if (svg === null || format === 'svg') return sendDrawing(request, reply, svg, CACHE_CONTROL)
    const etag = etagOf(svg)
    reply.header('etag', etag).header('cache-control', CACHE_CONTROL)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const { width, height } = BADGE_SIZE
    const sized = svg.replace('<svg ', `<svg width="${width * SCALE}" height="${height * SCALE}" `)
    return reply.type('image/png').send(await memo.rememberLarge(`badge:${etag}`, () => painter.paint(sized)))
  })
}
