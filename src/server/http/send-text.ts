import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf, type EncodedPage, encodePage, encodingOf, plainBody } from './page-encodings.ts'

/** Compressing a smaller text saves less than a packet. */
const WORTH_COMPRESSING = 1000

/** A text with its ETag, compressed as the client asks. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | EncodedPage,
  { type, cacheControl }: { type: string; cacheControl: string },
) {
  const encoded = typeof text === 'string' ? encodePage(200, Buffer.from(text)) : text
  reply.header('etag', encoded.etag).header('cache-control', cacheControl).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(encoded.etag)) return reply.code(304).send()
  const isSmall = encoded.htmlBytes < WORTH_COMPRESSING
  const encoding = isSmall ? 'identity' : encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(encoding === 'identity' ? plainBody(encoded) : await bodyOf(encoded, encoding))
}
