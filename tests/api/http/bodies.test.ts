import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Limits } from '#server/app.ts'
import { formPost } from '#tests/support/calls/feedback.ts'
import { holdDatabase } from '#tests/support/site/held-database.ts'
import { postHead } from '#tests/support/site/raw-post.ts'
import { openTestApp } from '#tests/support/site/test-app.ts'

const FORM = 'application/x-www-form-urlencoded'
const FILES = 'multipart/form-data; boundary=part'
const JSON_TYPE = 'application/json'
const BIG = 1024 * 1024
const WAIT_MS = 100

async function openSite(limits: Partial<Limits>) {
  const site = await openTestApp(limits)
  onTestFinished(async () => {
    // Its senders would keep it open.
    site.app.server.closeAllConnections()
    await site.close()
  })
  return site
}

test('a second big body of an address is refused by its head', async () => {
  const { app } = await openSite({ bigBodiesPerAddress: 1 })
  const head = { type: FILES, length: BIG }
  await postHead(app, '/tender/', head)
  const second = await postHead(app, '/tender/', head)
  const answer = await second.answer
  expect(answer).toContain('HTTP/1.1 429 ')
  expect(answer).toContain('Дождитесь, пока отправится прошлая форма')
})

test('a body that drips is cut without an answer', async () => {
  const { app } = await openSite({ bodyPace: { graceMs: 200, bytesPerSecond: 100_000, checkMs: 50 } })
  const { socket, answer } = await postHead(app, '/contacts/', { type: FORM, length: 500 })
  const dripping = setInterval(() => socket.write('a'), 20)
  onTestFinished(() => clearInterval(dripping))
  expect(await answer).toBe('')
})

test.each([
  ['/contacts/', 24_000, 400, 'Форма составлена неверно: в ней слишком много полей'],
  ['/tender/', 24_000, 400, 'Форма составлена неверно: в ней слишком много полей'],
  // The form with files is multipart; fields alone need no more room than on any other page.
  ['/tender/', 500_000, 413, ''],
])('a post of countless fields to %s is refused unread', async (path, fields, status, message) => {
  const { app } = await openSite({})
  const headers = { 'content-type': FORM }
  const answer = await app.inject({ method: 'POST', url: path, headers, payload: 'a&'.repeat(fields) })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain(message)
})

test('malformed HTTP is refused in a sentence and ends the connection', async () => {
  const { app } = await openSite({})
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('hello\r\n\r\n')
  expect(await text(socket)).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n.*Запрос составлен неверно\.\n$/s,
  )
})

describe.each([
  ['the form with files', '/tender/', FILES],
  ['any other form', '/contacts/', FORM],
  ['a call', '/api/send-feedback', JSON_TYPE],
])('before the body of %s is sent', (_, path, type) => {
  test('the limit of its address refuses it', async () => {
    const { app } = await openSite({ callsPerMinute: 1 })
    await app.inject({ ...formPost(path, {}), remoteAddress: '127.0.0.1' })
    const { answer } = await postHead(app, path, { type, length: 100 })
    expect(await answer).toMatch(/^HTTP\/1\.1 429 .*^connection: close\r$/ims)
  })

  test('an overloaded site refuses it', async () => {
    const { app, context } = await openSite({ maxDatabaseWaitMs: WAIT_MS })
    const held = await holdDatabase(context, WAIT_MS)
    const { answer } = await postHead(app, path, { type, length: 100 })
    expect(await answer).toMatch(/^HTTP\/1\.1 503 .*^connection: close\r$/ims)
    expect(held.isWaiting()).toBe(true)
    await held.release()
  })
})
