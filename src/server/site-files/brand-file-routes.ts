import type { FastifyInstance } from 'fastify'
import { brandLogoSize, drawBrandLogo } from '#domain/pictures/brand-logo.ts'
import type { Context } from '../context.ts'
import { BRAND_FILES, brandFilePath } from '../media/brand-files.ts'
import { etagOf } from '../media/drawing-etag.ts'
import type { PngPainter } from '../media/png/png-painter.ts'
import { sendDrawing } from './send-drawing.ts'

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
/** Pixels per unit of the drawing. */
const SCALE = 10

/** The site's logo for the press: SVG, and PNG on a transparent ground. */
export function brandFileRoutes(app: FastifyInstance, { config, memo }: Context, painter: PngPainter): void {
  const { width, height } = brandLogoSize(config.siteName)
  for (const { ground, name } of BRAND_FILES) {
    const svg = drawBrandLogo(config.siteName, ground)
    const etag = etagOf(svg)
    app.get(brandFilePath(name, 'svg'), (request, reply) => sendDrawing(request, reply, svg, CACHE_CONTROL))
    app.get(brandFilePath(name, 'png'), async (request, reply) => {
      reply.header('etag', etag).header('cache-control', CACHE_CONTROL)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      const sized = svg.replace('<svg ', `<svg width="${width * SCALE}" height="${height * SCALE}" `)
      return reply.type('image/png').send(await memo.rememberLarge(`brand:${name}`, () => painter.paint(sized)))
    })
  }
}
