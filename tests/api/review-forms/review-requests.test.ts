import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { deleteReviews, reviewedAgency, storedReviews } from '#tests/support/calls/review-keys.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

const DAY_MS = 86_400_000
const CLIENT = 'anna@volga-okna.example'
const NOTHING = { requests: [], reviews: [], consents: [], emails: [] }

let site: TestApp
let agency: Awaited<ReturnType<typeof reviewedAgency>>

beforeAll(async () => {
  site = await openTestApp()
  agency = await reviewedAgency(db())
})
afterAll(() => site.close())
afterEach(() => deleteReviews(db()))

const db = () => site.context.database.kysely
const stored = () => storedReviews(db())

const query = async (name: string, params: Record<string, string>) =>
  (await site.app.inject({ url: `/api/${name}?${new URLSearchParams(params)}` })).json()

const REQUEST = { service: 'sites', url: 'volga-okna.example', email: CLIENT, consent: true }
const request = (changes: object = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/api/review-req-new',
    payload: { path: agency.slug, ...REQUEST, ...changes },
    remoteAddress: '203.0.113.20',
  })
const fieldsOf = (answer: Awaited<ReturnType<typeof request>>) => answer.json().error.fields

const offeredBy = async (id: number) =>
  (await db().selectFrom('agency_service').select('service').where('agency_id', '=', id).execute())
    .map(({ service }) => service)
    .toSorted()

describe('the request form', () => {
  test('finds the agency by its path and lists the services it offers, or all of them', async () => {
    const { agency: card, services } = await query('review-req-form', { path: `/agency-${agency.slug}/` })
    expect(card).toMatchObject({ id: agency.id, name: agency.name })
    const offered = await offeredBy(agency.id)
    expect(services.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(offered)
    expect(offered.length).toBeLessThan(8)
    expect((await query('review-req-form', { path: '/' })).services).toHaveLength(8)
    expect((await query('review-req-form', { path: '/' })).agency).toBeNull()
    expect((await query('review-req-form', { path: '/agency-no-such/' })).agency).toBeNull()
  })

  test('has a help text', async () => {
    const help = await query('review-req-help', {})
    expect(help).toMatchObject({ title: 'Как запросить отзыв', version: '2026-2' })
    expect(JSON.stringify(help.blocks)).toContain('60\u00a0дней')
  })
})

describe('a request', () => {
  test('is about a service that the agency offers', async () => {
    const offered = await offeredBy(agency.id)
    const other = SERVICES.find(({ slug }) => !offered.includes(slug))
    const refused = await request({ service: other?.slug })
    expect(refused.statusCode).toBe(422)
    expect(fieldsOf(refused)).toEqual({ service: expect.stringContaining('такой услуги не оказывает') })
    expect(await stored()).toEqual(NOTHING)
  })

  test('is stored with its consent and an email with the personal link', async () => {
    expect((await request()).json()).toEqual({ success: true })
    const { requests, consents, emails } = await stored()
    expect(requests).toMatchObject([
      { agency_id: agency.id, service: 'sites', url: 'https://volga-okna.example/', email: CLIENT, reason: null },
    ])
    const [row] = requests
    expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(60 * DAY_MS)
    expect(consents).toMatchObject([{ kind: 'personal-data', subject: `review-request:${row?.id}` }])
    expect(emails).toMatchObject([{ kind: 'review-request', recipient: CLIENT, reply_to: null }])
    const key = /review-add\/([0-9a-f]{32})\/\n/.exec(emails[0]?.body ?? '')?.[1] ?? ''
    expect(emails[0]?.body).toContain(`${SITE_URL}/review-add/${key}/`)
    // Anybody can name any address, so it repeats nothing that was typed.
    expect(emails[0]?.body).not.toContain('volga-okna')
    expect(JSON.stringify(requests)).not.toContain(key)
    expect(await query('review-add-form', { key })).toMatchObject({ key_error: null, agency: { id: agency.id } })
  })

  test.each(['slug', 'path', 'page', 'name'] as const)('finds the agency by its %s', async key => {
    const identifiers = {
      slug: agency.slug,
      path: `/agency-${agency.slug}/`,
      page: `${SITE_URL}/agency-${agency.slug}/reviews/`,
      name: agency.name.toUpperCase(),
    }
    expect((await request({ path: identifiers[key] })).json()).toEqual({ success: true })
    expect((await stored()).requests[0]?.agency_id).toBe(agency.id)
  })

  test('to another domain requires a reason and is accepted with one', async () => {
    const refused = await request({ email: 'anna@holding.example' })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(fieldsOf(refused))).toEqual(['reason'])
    expect(fieldsOf(refused).reason).toContain('не на домене сайта проекта')
    expect(await stored()).toEqual(NOTHING)
    const reason = 'Сайт принадлежит бренду, почта — группе'
    expect((await request({ email: 'anna@holding.example', reason })).statusCode).toBe(200)
    expect((await stored()).requests).toMatchObject([{ email: 'anna@holding.example', reason }])
  })

  test('reports all errors at once, including a missing reason', async () => {
    const refused = await request({
      path: 'no-such-agency',
      email: 'anna@holding.example',
      service: '',
      consent: false,
    })
    expect(Object.keys(fieldsOf(refused)).sort()).toEqual(['consent', 'path', 'reason', 'service'])
    expect(await stored()).toEqual(NOTHING)
  })

  test.each([
    ['email', () => ({ email: `boss@${agency.site_domain}` }), 'почта самого агентства'],
    ['email', () => ({ email: `boss@mail.${agency.site_domain}`, reason: 'Очень нужно' }), 'почта самого агентства'],
    ['url', () => ({ url: `https://www.${agency.site_domain}/` }), 'сайт самого агентства'],
    ['path', () => ({ path: 'no-such-agency' }), 'в каталоге нет'],
    ['path', () => ({ path: 'Агентство, которого нет' }), 'в каталоге нет'],
  ])('with a wrong %s is refused with an explanation', async (field, changes, reason) => {
    const refused = await request(changes())
    expect(refused.statusCode).toBe(422)
    expect(fieldsOf(refused)[field]).toContain(reason)
    expect(await stored()).toEqual(NOTHING)
  })

  test('is sent once in thirty days per address and project, even for concurrent submissions', async () => {
    const answers = await Promise.all([request(), request({ email: CLIENT.toUpperCase() }), request()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().error.fields.email).toContain('Повторить можно после')
    expect((await stored()).emails).toHaveLength(1)
    expect((await request({ url: 'other-project.example', reason: 'Другой наш проект' })).statusCode).toBe(200)
    const longAgo = new Date(Date.now() - 31 * DAY_MS)
    await db().updateTable('review_request').set({ created_at: longAgo }).execute()
    expect((await request()).statusCode).toBe(200)
  })

  test('is not stored when its email cannot be queued', async () => {
    await sql`alter table mail add constraint no_emails check (kind <> 'review-request')`.execute(db())
    const answer = await request()
    await sql`alter table mail drop constraint no_emails`.execute(db())
    expect(answer.statusCode).toBe(500)
    expect(await stored()).toEqual(NOTHING)
  })
})
