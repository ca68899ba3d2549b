import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedPage } from '../http/page-encodings.ts'
import { sendText } from '../http/send-text.ts'

/** An SVG with its ETag, compressed as the browser asks; null is not found. */
export async function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: string | EncodedPage | null,
  cacheControl: string,
) {
  if (drawing === null) return reply.callNotFound()
  return sendText(request, reply, drawing, { type: 'image/svg+xml', cacheControl })
}
