import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf, type EncodedPage, encodePage, encodingOf } from '../ssr/page-encodings.ts'

/** Compressing a smaller drawing saves less than a packet. */
const WORTH_COMPRESSING = 1000

/** An SVG with its ETag, compressed as the browser asks; null is not found. */
export async function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: string | EncodedPage | null,
  cacheControl: string,
) {
  if (drawing === null) return reply.callNotFound()
  const encoded = typeof drawing === 'string' ? encodePage(200, Buffer.from(drawing)) : drawing
  reply.header('etag', encoded.etag).header('cache-control', cacheControl).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(encoded.etag)) return reply.code(304).send()
  const isSmall = encoded.html.length < WORTH_COMPRESSING
  const encoding = isSmall ? 'identity' : encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('image/svg+xml').send(await bodyOf(encoded, encoding))
}
