import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

interface RawPost {
  socket: Socket
  /** The start of the answer; empty if the connection was closed without one. */
  answer: Promise<string>
}

/** Sends the head of a post and leaves its body to the test; resolves when the server has the head. */
export async function postHead(
  app: FastifyInstance,
  path: string,
  head: { type: string; length: number },
): Promise<RawPost> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  const answer = new Promise<string>(resolve => {
    socket.setEncoding('utf8').once('data', resolve)
    socket.once('close', () => resolve(''))
  })
  // A cut connection is an empty answer.
  socket.on('error', () => undefined)
  const arrived = once(app.server, 'request')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: site\r\ncontent-type: ${head.type}\r\ncontent-length: ${head.length}\r\n\r\n`,
  )
  await arrived
  return { socket, answer }
}
