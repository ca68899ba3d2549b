import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { makeFailures } from '../failures.ts'
import { errorAnswers } from '../http/errors.ts'
import { boundBodies } from './body-budget.ts'
import { spareRequestsInWork } from './idle-timeout.ts'

const SILENCE_MS = 200
const BIG = 1024 * 1024

let app = Fastify()
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
})

/** Sends a text and collects the answer until the server or the test ends the connection. */
async function send(text: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  let received = ''
  socket.on('data', chunk => {
    received += chunk
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return { socket, received: () => received }
}

const post = (path: string, length: number, body = '') =>
  `POST ${path} HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`

let admitted = 0

async function listen(handler: () => Promise<object>, connectionTimeout = 600_000) {
  app = Fastify({ connectionTimeout })
  admitted = 0
  errorAnswers(app, makeFailures())
  spareRequestsInWork(app)
  boundBodies(app, { bigBodiesPerAddress: 2 }, 3 * BIG)
  app.addHook('onRequest', async () => {
    admitted += 1
  })
  app.post('/files', { bodyLimit: 2 * BIG }, handler)
  await app.listen({ port: 0, host: '127.0.0.1' })
}

/** Sends the head of a big request; its body never comes. */
async function occupy(length: number) {
  const before = admitted
  const sender = await send(post('/files', length))
  await expect.poll(() => admitted).toBe(before + 1)
  return sender
}

test('a request in work outlives the time-out of silent connections', async () => {
  await listen(async () => {
    await sleep(5 * SILENCE_MS)
    return { accepted: true }
  }, SILENCE_MS)
  const { received } = await send(post('/files', 2, '{}'))
  await expect.poll(received).toContain('{"accepted":true}')
})

test('a sender that falls silent in the middle of its body is cut', async () => {
  await listen(async () => ({}), SILENCE_MS)
  const { socket, received } = await send(post('/files', 100, '{"a"'))
  await once(socket, 'close')
  expect(received()).toBe('')
})

test('a big body is refused before it is sent when there is no room for it, and taken when there is', async () => {
  await listen(async () => ({ accepted: true }))
  const first = await occupy(2 * BIG)
  const second = await send(post('/files', 2 * BIG))
  await expect.poll(second.received).toContain('HTTP/1.1 503')
  expect(second.received()).toContain('retry-after: 10')
  first.socket.destroy()
  const body = JSON.stringify('a'.repeat(2 * BIG - 2))
  await expect
    .poll(async () => {
      const { received } = await send(post('/files', body.length, body))
      await expect.poll(received).toContain('HTTP/1.1 ')
      return received()
    })
    .toContain('{"accepted":true}')
})

test('one address has few big bodies in work, and small ones need no room', async () => {
  await listen(async () => ({ accepted: true }))
  await occupy(BIG)
  await occupy(BIG)
  const refused = await send(post('/files', BIG))
  await expect.poll(refused.received).toContain('HTTP/1.1 429')
  const small = await send(post('/files', 2, '{}'))
  await expect.poll(small.received).toContain('{"accepted":true}')
})
