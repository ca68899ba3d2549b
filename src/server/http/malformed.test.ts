import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { makeFailures } from '../failures.ts'
import { errorAnswers } from './errors.ts'
import { closeAfterUnreadBodies, refuseMalformed } from './malformed.ts'

const SECOND = 'GET /second HTTP/1.1\r\nhost: site\r\n\r\n'

async function openApp() {
  let asked = 0
  const app = Fastify({ clientErrorHandler: refuseMalformed, bodyLimit: 64 })
  errorAnswers(app, makeFailures())
  closeAfterUnreadBodies(app)
  app.addHook('onRequest', async ({ url }) => {
    if (url === '/busy') throw new ApiError('overloaded', 'Позже')
  })
  app.post('/takes', async () => ({}))
  app.post('/busy', async () => ({}))
  app.get('/second', async () => {
    asked += 1
    return {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { port: (app.server.address() as AddressInfo).port, asked: () => asked }
}

/** Everything that the server says until it closes the connection; `later` is sent after its first words. */
function talk(port: number, first: string, later = ''): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', text => {
    if (heard === '' && later !== '') socket.write(later)
    heard += text
  })
  socket.on('error', () => undefined).on('close', () => resolve(heard))
  socket.write(first)
  return promise
}

test.each([
  ['a header without a colon', 400, 'GET / HTTP/1.1\r\nhost site\r\n\r\n'],
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
  ['two lengths', 400, 'POST /takes HTTP/1.1\r\nhost: site\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  ['too many headers', 431, `GET / HTTP/1.1\r\nhost: site\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%s is answered %i and ends the connection; nothing after it is a request', async (_, status, malformed) => {
  const { port, asked } = await openApp()
  const heard = await talk(port, malformed + SECOND, SECOND)
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`])
  expect(heard).toMatch(/^connection: close\r$/im)
  expect(heard).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im)
  expect(asked()).toBe(0)
})

test.each([
  ['of an unknown type', 415, '/takes', 'text/xml', 40],
  ['that is too large', 413, '/takes', 'application/json', 1000],
  ['that nobody has time for', 503, '/busy', 'application/json', 40],
])('a body %s is answered %i by its head and ends the connection', async (_, status, path, type, length) => {
  const { port, asked } = await openApp()
  const head = `POST ${path} HTTP/1.1\r\nhost: site\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n{`
  const heard = await talk(port, head, 'x'.repeat(length - 1) + SECOND)
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`])
  expect(heard).toMatch(/^connection: close\r$/im)
  expect(asked()).toBe(0)
})

test('a body that was read leaves the connection to the next request', async () => {
  const { port, asked } = await openApp()
  const post = 'POST /takes HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
  const heard = await talk(port, post, SECOND.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(asked()).toBe(1)
})
