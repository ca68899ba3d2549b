import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutSlowBodies } from './slow-bodies.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = Fastify()
  cutSlowBodies(app, { graceMs: 200, bytesPerSecond: 100_000, checkMs: 50 })
  app.post('/', async () => {
    // Longer than any grace: a body that arrived whole is not cut.
    await new Promise(resolve => setTimeout(resolve, 600))
    return 'taken'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

async function send(length: number, drip: (write: (text: string) => void) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', text => {
    answer += text
    if (answer.includes('taken')) socket.destroy()
  })
  socket.on('error', () => undefined)
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`)
  drip(text => socket.write(text))
  // Not `once` of node:events, which fails with the reset that a cut may be.
  await new Promise(resolve => socket.once('close', resolve))
  return answer
}

test('a sender that drips its body is cut', async () => {
  let dripping: NodeJS.Timeout | undefined
  const answer = await send(5000, write => {
    dripping = setInterval(() => write('a'), 20)
  })
  clearInterval(dripping)
  expect(answer).toBe('')
})

test('a body that arrived is answered, however long that takes', async () => {
  expect(await send(5000, write => write('a'.repeat(5000)))).toContain('200 OK')
})
