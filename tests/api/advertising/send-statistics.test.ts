import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { localApi } from '#server/api/local-api.ts'
import { formPost } from '#tests/support/calls/feedback.ts'
import { pngSize } from '#tests/support/files/png-size.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const ASKED = { email: 'anna@vetrova.example', consent: true, spent: 60_000 }

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
afterEach(async () => {
  for (const table of ['mail', 'consent', 'statistics_request'] as const)
    await site.context.database.kysely.deleteFrom(table).execute()
})

const ask = (payload: object = ASKED) =>
  site.app.inject({ method: 'POST', url: '/api/advertising-send-statistics', payload })
const emails = () => site.context.database.kysely.selectFrom('mail').selectAll().orderBy('id').execute()

test('the email has the figures of the page as a table and as a picture, and the consent is kept', async () => {
  expect((await ask()).json()).toEqual({ success: true })
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email).toMatchObject({ kind: 'advertising-statistics', recipient: ASKED.email })
  const { views, months, ratings, regions } = await localApi(site.context)('advertising-info', {})
  for (const figure of [views, ...[...months, ...ratings, ...regions].map(row => row.views)]) {
    expect(email?.body).toContain(formatNumber(figure))
    expect(email?.html).toContain(formatNumber(figure))
  }
  expect(email?.html).toContain('<img src="cid:picture"')
  expect(pngSize(email?.picture ?? Buffer.alloc(0))).toEqual({ width: 1200, height: 630 })
  const consents = await site.context.database.kysely.selectFrom('consent').select(['kind', 'form']).execute()
  expect(consents).toEqual([{ kind: 'personal-data', form: 'advertising-send-statistics' }])
})

test('a mailbox gets one email an hour, whatever its letter case, and the refusal says when the next may come', async () => {
  expect((await ask()).statusCode).toBe(200)
  const again = await ask({ ...ASKED, email: 'Anna@Vetrova.example' })
  expect(again.statusCode).toBe(422)
  expect(again.json().error.fields.email).toMatch(
    /^На этот адрес статистика уже отправлена\. Следующее письмо — через \d+ минут/,
  )
  expect((await ask({ ...ASKED, email: 'boris@vetrova.example' })).statusCode).toBe(200)
  expect(await emails()).toHaveLength(2)

  const sent_at = new Date(Date.now() - 3_600_001)
  await site.context.database.kysely.updateTable('statistics_request').set({ sent_at }).execute()
  expect((await ask()).statusCode).toBe(200)
})

test('of simultaneous requests for one mailbox one is served', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask()))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
  expect(await emails()).toHaveLength(1)
})

test('without consent nothing is sent', async () => {
  const answer = await ask({ ...ASKED, consent: false })
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['consent']])
  expect(await emails()).toEqual([])
})

test('the form of the page works without JavaScript', async () => {
  const sent = { call: 'advertising-send-statistics', email: ASKED.email, consent: 'true', website: '' }
  const answer = await site.app.inject(formPost('/advertising/', sent))
  expect(answer.statusCode).toBe(303)
  expect((await site.app.inject({ url: String(answer.headers.location) })).body).toContain('Письмо со статистикой')
  expect(await emails()).toHaveLength(1)
  const refused = await site.app.inject(formPost('/advertising/', sent))
  expect(refused.body).toContain('На этот адрес статистика уже отправлена')
})
