import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { etagOf } from '../media/drawing-etag.ts'
import { icoFile } from '../media/ico.ts'
import type { PngPainter } from '../media/png/png-painter.ts'
import { APP_ICONS, iconPath, TOUCH_ICON } from '../media/site-icons.ts'

const ICO_SIZES = [16, 32, 48]
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
const FAVICON = join(import.meta.dirname, '../../../public/favicon.svg')

/** Pictures of the site's mark in the sizes that browsers and systems ask for, painted once from favicon.svg. */
export function siteIconRoutes(app: FastifyInstance, painter: PngPainter): void {
  const mark = readFileSync(FAVICON, 'utf8')
  const etag = etagOf(mark)
  const painted = new Map<string, Promise<Buffer>>()

  /** Failures are not kept: the painter may only have been busy. */
  const once = (key: string, paint: () => Promise<Buffer>): Promise<Buffer> => {
    const picture = painted.get(key) ?? paint()
    painted.set(key, picture)
    picture.catch(() => painted.delete(key))
    return picture
  }

  const send = async (reply: FastifyReply, type: string, known: string | undefined, picture: () => Promise<Buffer>) => {
    reply.header('etag', etag).header('cache-control', CACHE_CONTROL)
    return known?.includes(etag) ? reply.code(304).send() : reply.type(type).send(await picture())
  }

  for (const { name, size, purpose } of [...APP_ICONS, TOUCH_ICON]) {
    app.get(iconPath(name), (request, reply) =>
      send(reply, 'image/png', request.headers['if-none-match'], () =>
        once(name, () => painter.paint(purpose === 'maskable' ? maskable(mark, size) : sized(mark, size))),
      ),
    )
  }

  app.get('/favicon.ico', (request, reply) =>
    send(reply, 'image/x-icon', request.headers['if-none-match'], () =>
      once('favicon.ico', async () => {
        const pictures = await Promise.all(
          ICO_SIZES.map(async size => ({ size, png: await painter.paint(sized(mark, size)) })),
        )
        return icoFile(pictures)
      }),
    ),
  )
}

const sized = (mark: string, size: number): string => mark.replace('<svg ', `<svg width="${size}" height="${size}" `)

/** Shrunk into the circle of 80 % that no mask cuts; the ground of the mark fills the rest. */
function maskable(mark: string, size: number): string {
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(mark) ?? []
  const [, ground = ''] = /<path fill="([^"]+)"/.exec(mark) ?? []
  const inner = mark.replace('<svg ', `<svg x="10%" y="10%" width="80%" height="80%" `)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${inner}</svg>`
  )
}
