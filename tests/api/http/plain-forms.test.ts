import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FEEDBACK, formPost, NOTHING, receiver, stored } from '#tests/support/calls/feedback.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp
let agency: Awaited<ReturnType<typeof receiver>>

beforeAll(async () => {
  site = await openTestApp()
  agency = await receiver(db())
})
afterAll(() => site.close())
afterEach(async () => {
  for (const table of ['feedback', 'consent', 'mail'] as const) await db().deleteFrom(table).execute()
})

const db = () => site.context.database.kysely

describe('a form submitted without JavaScript', () => {
  const page = () => `/agency-${agency.slug}/contacts/`
  const form = (changes: object = {}) => ({
    call: 'agency-page-send-feedback',
    agency: agency.slug,
    ...FEEDBACK,
    website: '',
    ...changes,
  })
  const postForm = (changes: object = {}, headers: Record<string, string> = {}) =>
    site.app.inject(formPost(page(), form(changes), headers))

  test('is sent when valid, and the page confirms it', async () => {
    const answer = await postForm({ phone: '' }, { 'sec-fetch-site': 'same-origin' })
    expect(answer.statusCode).toBe(303)
    const call = 'agency-page-send-feedback'
    expect(answer.headers.location).toBe(`${page()}?sent=${call}#${call}`)
    expect((await stored(db())).feedback).toMatchObject([{ name: FEEDBACK.name, phone: null }])
    const sent = await site.app.inject({ url: `${page()}?sent=${call}` })
    expect(sent.body).toContain('Проверьте почту: сообщение уйдёт')
    expect(sent.body).not.toContain('<textarea')
  })

  test('is redisplayed with its values and errors when invalid, and never cached', async () => {
    const answer = await postForm({ email: 'anna@"<b>', transfer: '' })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('value="Анна Ветрова"')
    expect(answer.body).toContain('value="anna@&quot;&lt;b&gt;"')
    expect(answer.body).toContain('Когда можно поговорить?</textarea>')
    expect(answer.body).toMatch(/<input[^>]*name="consent"[^>]*checked=""/)
    expect(answer.body).not.toMatch(/<input[^>]*name="transfer"[^>]*checked=""/)
    expect(answer.body).toContain('Проверьте адрес почты')
    expect(answer.body).toContain('мы не можем отправить их агентству')
    expect(await stored(db())).toEqual(NOTHING)
    // The next visitor of the page gets an empty form.
    expect((await site.app.inject({ url: page() })).body).not.toContain('Анна Ветрова')
  })

  test('that our server could not store keeps its values and does not blame the connection', async () => {
    const { pool } = site.context.database
    await pool.query('alter table consent rename to hidden')
    const answer = await postForm()
    await pool.query('alter table hidden rename to consent')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('Не удалось отправить: ошибка у нас')
    expect(answer.body).not.toContain('соединение')
    expect(answer.body).toContain('value="Анна Ветрова"')
    expect(answer.body).toContain('Когда можно поговорить?</textarea>')
  })

  test('caught by the honeypot comes back with the honeypot cleared', async () => {
    const answer = await postForm({ website: 'https://spam.example' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('Если вы человек, отправьте ещё раз')
    expect(answer.body).toMatch(/<input[^>]*name="website"[^>]*value=""/)
  })

  test('reveals the phone numbers to this visitor only', async () => {
    const answer = await site.app.inject(formPost(page(), { call: 'agency-show-phone', agency: agency.slug }))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { phones } = (
      await site.app.inject({ method: 'POST', url: '/api/agency-show-phone', payload: { agency: agency.slug } })
    ).json()
    expect(answer.body).toContain(`href="${phones[0].tel}"`)
    expect((await site.app.inject({ url: page() })).body).not.toContain(phones[0].tel)
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
  ])('from another site is rejected: %j', async headers => {
    const answer = await postForm({}, headers)
    expect(answer.statusCode).toBe(403)
    expect(await stored(db())).toEqual(NOTHING)
  })

  test.each([[{}], [{ origin: SITE_URL }], [{ 'sec-fetch-site': 'same-origin', origin: SITE_URL }]])(
    'from our own page is accepted: %j',
    async headers => {
      expect((await postForm({}, headers)).statusCode).toBe(303)
    },
  )

  test.each([
    ['names no call', { call: '' }],
    ['names a query', { call: 'main-menu' }],
    ['names an unknown call', { call: '__proto__' }],
  ])('that %s is a 404', async (_, changes) => {
    expect((await postForm(changes)).statusCode).toBe(404)
  })

  test('sent to an address without a page is a 404', async () => {
    expect((await site.app.inject(formPost('/no-such-page/', form()))).statusCode).toBe(404)
    expect((await site.app.inject(formPost('//elsewhere.example/', form()))).statusCode).toBe(404)
  })

  test('is rejected when too large', async () => {
    expect((await postForm({ message: 'а'.repeat(20_000) })).statusCode).toBe(413)
  })
})

test('limits apply to plain forms too, and typed values are kept', async () => {
  const strict = await openTestApp({ isStrict: true })
  const url = `/agency-${agency.slug}/contacts/`
  const fields = { call: 'agency-page-send-feedback', agency: agency.slug, ...FEEDBACK, message: '' }
  const submit = () => strict.app.inject({ ...formPost(url, fields), remoteAddress: '203.0.113.42' })
  for (let nth = 0; nth < 10; nth += 1) expect((await submit()).statusCode).toBe(422)
  const refused = await submit()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.body).toContain('value="Анна Ветрова"')
  expect(refused.body).toContain('Слишком много запросов')
  await strict.close()
})

test('a flood of forms is stopped before a page is rendered', async () => {
  const limited = await openTestApp({ callsPerMinute: 3 })
  const fields = { call: 'agency-page-send-feedback', agency: agency.slug, ...FEEDBACK }
  const submit = () =>
    limited.app.inject({ ...formPost(`/agency-${agency.slug}/contacts/`, fields), remoteAddress: '203.0.113.43' })
  for (let nth = 0; nth < 3; nth += 1) expect((await submit()).statusCode).toBe(303)
  const refused = await submit()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect(refused.headers['content-type']).toContain('text/plain')
  await limited.close()
})
