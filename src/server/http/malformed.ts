import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** By error code of Node's HTTP parser; everything else it refuses is a bad request. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
const TEXTS: Readonly<Record<number, string>> = {
  400: 'Запрос составлен неверно.\n',
  408: 'Запрос шёл слишком долго.\n',
  431: 'Заголовки запроса слишком длинные.\n',
}

/** The start of the next request on the connection is unknown, so it is closed. */
export function refuseMalformed({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = STATUSES[code ?? ''] ?? 400
  const text = TEXTS[status] ?? ''
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}

/** A request answered by its head alone: what still comes of its body is not waited for, nor taken for a request. */
export function closeAfterUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers, raw }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && !raw.complete) reply.header('connection', 'close')
  })
}
