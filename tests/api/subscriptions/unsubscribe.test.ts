import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSubscriptionSite, READER, type SubscriptionSite } from '#tests/support/calls/subscription-site.ts'

const UNKNOWN_KEY = '0'.repeat(32)
const FORM = 'application/x-www-form-urlencoded'

let site: SubscriptionSite

beforeAll(async () => {
  site = await openSubscriptionSite()
})
afterAll(() => site.close())
afterEach(() => site.clear())

/** As a mail provider sends it: no cookie, no page of ours before it. */
const oneClick = (key: string, { body = 'List-Unsubscribe=One-Click', headers = {}, type = FORM } = {}) =>
  site.app.inject({
    ...{ method: 'POST', url: `/subscription/end/${key}/`, payload: body },
    headers: { 'content-type': type, ...headers },
  })

test('one click of a mail client ends the subscription, drops unsent emails and forgets the address', async () => {
  const key = await site.active()
  const answer = await oneClick(key)
  expect([answer.statusCode, answer.body, answer.headers.location]).toEqual([200, 'Вы отписаны.', undefined])
  expect(await site.state(key)).toBe('ended')
  expect(await site.stored()).toMatchObject([{ email: null }])
  expect(await site.emails()).toEqual([])
  expect(JSON.stringify(await site.stored())).not.toContain(READER)
})

test('one click works as multipart, from any origin and again and again', async () => {
  const key = await site.active()
  const body = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  for (let times = 0; times < 3; times += 1) {
    const answer = await oneClick(key, { body, headers, type: 'multipart/form-data; boundary=x' })
    expect([answer.statusCode, answer.body]).toEqual([200, 'Вы отписаны.'])
  }
  expect(await site.state(key)).toBe('ended')
})

test('one click with an unknown key is a 404 that says so', async () => {
  const answer = await oneClick(UNKNOWN_KEY)
  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('Ссылка недействительна')])
})

test('opening the link, or posting anything else to it, ends nothing', async () => {
  const key = await site.active()
  const page = await site.app.inject({ url: `/subscription/end/${key}/` })
  expect([page.statusCode, page.body.includes('Отписаться от писем?')]).toEqual([200, true])
  expect((await oneClick(key, { body: 'List-Unsubscribe=No' })).statusCode).toBe(404)
  expect(await site.state(key)).toBe('active')
})

test('without JavaScript the button ends the subscription and the page says so', async () => {
  const key = await site.active()
  const url = `/subscription/end/${key}/`
  const answer = await oneClick(key, { body: `call=subscription-end&key=${key}&website=` })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${url}?sent=subscription-end#subscription-end`])
  expect((await site.app.inject({ url: `${url}?sent=subscription-end` })).body).toContain('Вы отписаны')
  // Years later the link still explains itself.
  expect((await site.app.inject({ url })).body).toContain('Вы отписаны')
})

test('the link of an old email also ends a later subscription', async () => {
  const old = await site.active()
  await site.end(old)
  await site.active()
  await oneClick(old)
  expect(await site.state(old)).toBe('ended')
})

test.each(['confirm', 'end'])('an unknown key gets a clear page with 404 (%s)', async page => {
  const answer = await site.app.inject({ url: `/subscription/${page}/${UNKNOWN_KEY}/` })
  expect([answer.statusCode, answer.body.includes('Ссылка недействительна')]).toEqual([404, true])
})

test('one click is not limited to the rate of people, because providers unsubscribe for many', async () => {
  const strict = await openSubscriptionSite({ isStrict: true, callsPerMinute: 300 })
  const key = await strict.active()
  const url = `/subscription/end/${key}/`
  const post = {
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': FORM },
  } as const
  const answers = await Promise.all(Array.from({ length: 60 }, () => strict.app.inject(post)))
  await strict.close()
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
