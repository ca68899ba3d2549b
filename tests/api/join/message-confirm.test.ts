import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FEEDBACK, receiver, stored } from '#tests/support/calls/feedback.ts'
import { deleteReviews, reviewedAgency, storedReviews } from '#tests/support/calls/review-keys.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

const NO_KEY = '0'.repeat(32)

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
afterEach(async () => {
  await db().deleteFrom('feedback').execute()
  await deleteReviews(db())
})

const db = () => site.context.database.kysely
const call = (name: string, payload: object) => site.app.inject({ method: 'POST', url: `/api/${name}`, payload })
const read = async (key: string) => (await site.app.inject({ url: `/api/message?key=${key}` })).json()
const confirm = (key: string) => call('message-confirm', { key })
const keyIn = (body = ''): string => new RegExp(`${SITE_URL}/confirm/([0-9a-f]{32})/`).exec(body)?.[1] ?? ''

describe('a message to an agency', () => {
  async function written(changes: object = {}): Promise<string> {
    const agency = await receiver(db())
    expect((await call('agency-page-send-feedback', { agency: agency.slug, ...FEEDBACK, ...changes })).statusCode).toBe(
      200,
    )
    return keyIn((await stored(db())).emails.at(-1)?.body)
  }

  test('is not delivered before its sender has confirmed their address', async () => {
    const agency = await receiver(db())
    const key = await written()
    const [email, ...others] = (await stored(db())).emails
    expect(others).toEqual([])
    expect(email).toMatchObject({ kind: 'feedback-confirm', recipient: FEEDBACK.email, reply_to: null })
    for (const typed of ['мастерской', FEEDBACK.name, '000-12-34'])
      expect(`${email?.subject} ${email?.body}`).not.toContain(typed)
    expect(await read(key)).toMatchObject({
      kind: 'feedback',
      to: agency.name,
      text: FEEDBACK.message,
      state: 'waiting',
    })

    expect((await confirm(key)).json()).toEqual({ success: true })
    const sent = (await stored(db())).emails.at(-1)
    expect(sent).toMatchObject({ kind: 'feedback', recipient: agency.email, reply_to: FEEDBACK.email })
    expect(sent?.body).toContain('> Когда можно поговорить?')
    expect(sent?.body).toContain(`${SITE_URL}/agency-${agency.slug}/`)
    expect(await read(key)).toMatchObject({ state: 'sent' })
  })

  test('is sent once, also by concurrent confirmations', async () => {
    const key = await written()
    const answers = await Promise.all([confirm(key), confirm(key), confirm(key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await stored(db())).emails.map(({ kind }) => kind)).toEqual(['feedback-confirm', 'feedback'])
  })

  test('can be confirmed for seven days', async () => {
    const key = await written()
    await db()
      .updateTable('feedback')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .execute()
    expect(await read(key)).toMatchObject({ state: 'expired' })
    const refused = await confirm(key)
    expect([refused.statusCode, refused.json().error.message]).toEqual([422, expect.stringContaining('устарела')])
    expect((await stored(db())).emails).toHaveLength(1)
  })

  test('has a private page that works without JavaScript', async () => {
    const key = await written()
    const page = await site.app.inject({ url: `/confirm/${key}/` })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(page.body).toContain('Подтвердить')
    const posted = await site.app.inject({
      method: 'POST',
      url: `/confirm/${key}/`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ call: 'message-confirm', key, website: '' }).toString(),
    })
    expect(posted.statusCode).toBe(303)
    expect((await stored(db())).emails.map(({ kind }) => kind)).toEqual(['feedback-confirm', 'feedback'])
    expect((await site.app.inject({ url: `/confirm/${NO_KEY}/` })).statusCode).toBe(404)
  })

  test('an unknown key confirms nothing', async () => {
    expect((await confirm(NO_KEY)).statusCode).toBe(404)
  })
})

describe('a request for a review by an agency', () => {
  const REQUEST = { service: 'sites', url: 'attacker.example', email: 'anna@attacker.example', consent: true }
  const ask = async (changes: object) => {
    const { slug } = await reviewedAgency(db())
    return call('review-req-new', { path: slug, ...REQUEST, door: 'agency', ...changes })
  }

  test('reaches the client only after somebody at the agency has confirmed it', async () => {
    const { site_domain, name } = await reviewedAgency(db())
    const sender = `manager@${site_domain}`
    expect((await ask({ sender })).json()).toEqual({ success: true })
    const [email, ...others] = (await storedReviews(db())).emails
    expect(others).toEqual([])
    expect(email).toMatchObject({ kind: 'review-request-confirm', recipient: sender })
    expect(`${email?.subject} ${email?.body}`).not.toContain('attacker')
    const key = keyIn(email?.body)
    expect(await read(key)).toMatchObject({ kind: 'review-request', to: REQUEST.email, agency: { name } })

    await Promise.all([confirm(key), confirm(key)])
    const { emails, requests } = await storedReviews(db())
    expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['review-request-confirm', sender],
      ['review-request', REQUEST.email],
    ])
    expect(emails[1]?.body).toContain('https://attacker.example/')
    const link = /review-add\/([0-9a-f]{32})\//.exec(emails[1]?.body ?? '')?.[1] ?? ''
    const form = (await site.app.inject({ url: `/api/review-add-form?key=${link}` })).json()
    expect(form.key_error).toBeNull()
    expect((requests[0]?.expires_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(59 * 86_400_000)
  })

  test.each([
    ['without an address of its own', {}],
    ['from an address elsewhere', { sender: 'stranger@mail.ru' }],
    ['from an address elsewhere, by no door', { sender: 'stranger@mail.ru', door: undefined }],
  ])('%s is refused', async (_, changes) => {
    const refused = await ask(changes)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.fields.sender).toContain('почту на домене агентства')
    expect((await storedReviews(db())).emails).toEqual([])
  })

  test('an unconfirmed one does not keep the real one from going out', async () => {
    const { site_domain } = await reviewedAgency(db())
    await ask({ sender: `stranger@${site_domain}` })
    await ask({ sender: `manager@${site_domain}` })
    const keys = (await storedReviews(db())).emails.map(({ body }) => keyIn(body))
    expect((await confirm(keys[1] ?? '')).statusCode).toBe(200)
    // One email about one project to one person in a month.
    expect((await confirm(keys[0] ?? '')).statusCode).toBe(422)
  })
})
