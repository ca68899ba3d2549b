import type { FastifyInstance } from 'fastify'
import type { Sharp } from 'sharp'
import { getProjectPicture } from '#db/queries/media/media.ts'
import {
  PICTURE_FORMATS,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  projectDrawing,
} from '#domain/web/pictures.ts'
import type { Context } from '../context.ts'
import { drawScreen } from './draw-screen.ts'
import { etagOf } from './drawing-etag.ts'
import { PictureQueue } from './picture-queue.ts'
import type { PngPainter } from './png-painter.ts'

const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=2592000'
/** A portfolio page shows about twenty. */
const PER_MINUTE = 600
const MAX_KEPT_BYTES = 32 * 1024 * 1024

/** Loaded with the first picture: neither the start nor pages need it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // One thread, because pages come first; no cache, because PictureQueue has one.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** For flat drawings this effort is within a tenth of the best size and takes a fifth of its time. */
const ENCODE: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: picture => picture.avif({ quality: 60, effort: 2 }),
  webp: picture => picture.webp({ quality: 80, effort: 3 }),
}

interface PictureRequest {
  id: number
  width: PictureWidth
  format: PictureFormat
}

/** Pictures of projects by width and format, painted on the first request. */
export function projectPictureRoutes(
  app: FastifyInstance,
  { database }: Context,
  painter: PngPainter,
  maxWaiting: number,
): void {
  const queue = new PictureQueue({ maxBytes: MAX_KEPT_BYTES, maxWaiting })

  app.get<{ Params: { file: string } }>(
    '/media/project/:file',
    { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const asked = parseFile(request.params.file)
      const project = asked && (await getProjectPicture(database.kysely, asked.id))
      if (!project) return reply.callNotFound()
      const { width, format } = asked
      const drawing = drawScreen(project)
      const etag = etagOf(`${width} ${format} ${drawing}`)
      reply.header('etag', etag).header('cache-control', CACHE_CONTROL)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()

      const make = async () => {
        const [sharp, png] = await Promise.all([loadSharp(), painter.paint(resized(drawing, width))])
        return ENCODE[format](sharp(png)).toBuffer()
      }
      const picture = await queue.get(etag, make).catch(error => {
        request.log.error({ err: error }, 'picture failed')
        return null
      })
      // The queue is full or painting failed: fall back to the SVG drawing.
      if (!picture) {
        return reply.removeHeader('etag').header('cache-control', 'no-store').redirect(projectDrawing(project.id))
      }
      return reply.type(`image/${format}`).send(picture)
    },
  )
}

const FILE = new RegExp(`^(\\d{1,9})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`)

function parseFile(file: string): PictureRequest | null {
  const [, id, width, format] = FILE.exec(file) ?? []
  return id === undefined
    ? null
    : { id: Number(id), width: Number(width) as PictureWidth, format: format as PictureFormat }
}

/** Painted at the requested size, so that edges are sharp. */
const resized = (drawing: string, width: number): string =>
  drawing.replace(/ width="\d+" height="\d+">/, ` width="${width}" height="${width * PICTURE_RATIO}">`)
