import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getModeratedReview } from '#db/queries/reviews/moderation.ts'
import { approveReview, UnprovenReviewError } from '#server/operations/moderate-reviews.ts'
import { formPost } from '#tests/support/calls/feedback.ts'
import {
  deleteReviews,
  insertRequest,
  NO_KEY,
  REVIEW,
  reviewedAgency,
  storedReviews,
} from '#tests/support/calls/review-keys.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const DAY_MS = 86_400_000
const KEY = 'c'.repeat(32)
const CLIENT = 'anna@volga-okna.example'

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

const call = (name: string, payload: object, remoteAddress = '203.0.113.20') =>
  site.app.inject({ method: 'POST', url: `/api/${name}`, payload, remoteAddress })
const query = async (name: string, params: Record<string, string>) =>
  (await site.app.inject({ url: `/api/${name}?${new URLSearchParams(params)}` })).json()
const fieldsOf = (answer: Awaited<ReturnType<typeof call>>) => answer.json().error.fields

const send = (changes: object = {}) => call('review-add-send', { key: KEY, ...REVIEW, ...changes })
const openKey = (changes: object = {}) =>
  insertRequest(db(), { agency_id: agency.id, key: KEY, email: CLIENT, ...changes })

describe('a personal link', () => {
  test('that is valid shows what the review is about', async () => {
    await openKey()
    const form = await query('review-add-form', { key: KEY })
    expect(form).toMatchObject({ key_error: null, service: 'Разработка сайтов', url: 'https://volga-okna.example/' })
    expect(form.criteria.map(({ id }: { id: string }) => id)).toHaveLength(5)
    expect(form.price_ranges).toHaveLength(4)
  })

  test('shows the project that helps to judge and the average that the review moves', async () => {
    const project = await db()
      .selectFrom('project')
      .select(['id', 'url', 'is_nda', 'months', 'budget'])
      .where('agency_id', '=', agency.id)
      .where('service', '=', 'sites')
      .executeTakeFirstOrThrow()
    const change = (changes: { url?: string | null; is_nda?: boolean }) =>
      db().updateTable('project').set(changes).where('id', '=', project.id).execute()
    await change({ url: 'https://volga-okna.example/', is_nda: false })
    await openKey()
    const form = await query('review-add-form', { key: KEY })
    expect(form.project).toEqual({ months: project.months, budget: project.budget })
    expect(form.reviews).toEqual({ count: agency.reviews_count, average: agency.reviews_average })
    await change({ is_nda: true })
    expect((await query('review-add-form', { key: KEY })).project).toBeNull()
    await change({ url: project.url, is_nda: project.is_nda })
  })

  test.each([
    ['unknown', { key: NO_KEY }, 404],
    ['expired', { days: -1 }, 422],
  ])('that is %s says so and accepts no review', async (state, request, status) => {
    await openKey({ days: 60, ...request, key: KEY })
    const key = 'key' in request ? request.key : KEY
    const form = await query('review-add-form', { key })
    expect(form.key_error).toMatchObject({ state, error_text: expect.stringMatching(/^[А-Я]/) })
    expect(form.url).toBeNull()
    const answer = await send({ key })
    expect(answer.statusCode).toBe(status)
    expect((await stored()).reviews).toEqual([])
  })

  test('works once, even for concurrent submissions', async () => {
    await openKey()
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
    expect(await query('review-add-form', { key: KEY })).toMatchObject({ key_error: { state: 'used' } })
    const { reviews, emails } = await stored()
    expect(reviews).toHaveLength(1)
    expect(emails).toHaveLength(1)
  })

  test.each(['review-add', 'review-reply'])(
    'of a page %s is never cached, indexed or sent as a referrer',
    async name => {
      await openKey()
      const page = await site.app.inject({ url: `/${name}/${KEY}/` })
      expect(page.statusCode).toBe(200)
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.headers['referrer-policy']).toBe('no-referrer')
      expect(page.headers['x-robots-tag']).toBe('noindex')
    },
  )
})

describe('a review', () => {
  test('is stored as pending with its event, both consents, the address hash and an email to its author', async () => {
    await openKey()
    expect((await send()).json()).toEqual({ success: true })
    const { requests, reviews, consents, emails } = await stored()
    const [review] = reviews
    expect(review).toMatchObject({
      agency_id: agency.id,
      request_id: requests[0]?.id,
      status: 'pending',
      published_at: null,
      overall: 4,
      quality: 5,
      price: 1_200_000,
      months: 5,
      show_name: false,
      evidence: 'company-mail',
      address_hash: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(requests[0]?.used_at).not.toBeNull()
    expect(consents.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['personal-data', `review:${review?.id}`],
      ['publication', `review:${review?.id}`],
    ])
    expect(emails).toMatchObject([{ kind: 'review-waiting', recipient: CLIENT }])
    const events = await db()
      .selectFrom('review_event')
      .selectAll()
      .where('review_id', '=', review?.id ?? 0)
      .execute()
    expect(events).toMatchObject([{ kind: 'received', detail: { request: requests[0]?.id } }])
  })

  test('takes its marks as selected_criteria, keyed by criterion id', async () => {
    await openKey()
    const { quality: _, terms: __, communication: ___, value: ____, recommend: _____, ...rest } = REVIEW
    const sendMarks = (selected_criteria: object) => call('review-add-send', { key: KEY, ...rest, selected_criteria })
    const marks = { quality: 5, terms: 2, communication: 4, value: 3, recommend: 1 }
    const refused = await sendMarks({ ...marks, terms: 6, value: undefined })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().error.fields)).toEqual(['terms', 'value'])
    expect((await sendMarks({ ...marks, charm: 5 })).statusCode).toBe(400)
    expect((await sendMarks(marks)).json()).toEqual({ success: true })
    expect((await stored()).reviews).toMatchObject([marks])
  })

  test('from an email on another domain is marked so', async () => {
    await openKey({ email: 'anna@holding.example', site: 'volga-okna.example' })
    await send()
    expect((await stored()).reviews).toMatchObject([{ evidence: 'other-mail' }])
  })

  test('does not use up the key when invalid', async () => {
    await openKey()
    const refused = await send({ overall: '6', text: 'Хорошо', publish: false })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(fieldsOf(refused))).toEqual(['overall', 'text', 'publish'])
    expect(await query('review-add-form', { key: KEY })).toMatchObject({ key_error: null })
    expect((await send()).statusCode).toBe(200)
  })

  test('is accepted once a year per company and agency', async () => {
    await openKey()
    await send()
    await openKey({ key: 'd'.repeat(32), email: 'boris@gmail.com' })
    const second = { key: 'd'.repeat(32), company: 'ООО «ВОЛЖСКИЕ ОКНА»' }
    const refused = await send(second)
    expect(refused.statusCode).toBe(422)
    expect(fieldsOf(refused).company).toContain('один в год')
    expect((await stored()).reviews).toHaveLength(1)
    await db()
      .updateTable('review')
      .set({ created_at: new Date(Date.now() - 366 * DAY_MS) })
      .where('request_id', 'is not', null)
      .execute()
    expect((await send(second)).statusCode).toBe(200)
  })

  test.each([
    ['the email', sql`alter table mail add constraint broken check (kind <> 'review-waiting')`, 'mail'],
    ['a consent', sql`alter table consent add constraint broken check (kind <> 'publication')`, 'consent'],
    [
      'the event',
      sql`alter table review_event add constraint broken check (kind <> 'received') not valid`,
      'review_event',
    ],
  ])('is not stored when %s cannot be stored, and its key still works', async (_, breakTable, table) => {
    await openKey()
    await breakTable.execute(db())
    const answer = await send()
    await sql`alter table ${sql.table(table)} drop constraint broken`.execute(db())
    expect(answer.statusCode).toBe(500)
    expect(await stored()).toMatchObject({ reviews: [], consents: [], emails: [], requests: [{ used_at: null }] })
    expect((await send()).statusCode).toBe(200)
  })

  test('can be submitted without JavaScript, and keeps its values when invalid', async () => {
    await openKey()
    const url = `/review-add/${KEY}/`
    const form = { call: 'review-add-send', key: KEY, ...REVIEW, text: 'Коротко' }
    const refused = await site.app.inject(formPost(url, form))
    expect(refused.body).toContain('Напишите не короче 50\u00a0знаков')
    expect(refused.body).toMatch(/<input[^>]*name="terms"[^>]*checked=""[^>]*value="4"|value="4"[^>]*checked=""/)
    expect(refused.body).toContain('value="Волжские окна"')
    const accepted = await site.app.inject(formPost(url, { ...form, text: REVIEW.text }))
    expect(accepted.statusCode).toBe(303)
    const thanks = await site.app.inject({ url: String(accepted.headers.location).split('#')[0] ?? '' })
    expect(thanks.body).toContain('ждёт проверки')
    expect((await site.app.inject({ url })).body).toContain('отзыв уже отправлен')
  })
})

describe('a published review', () => {
  const publish = async (changes: object = {}) => {
    await openKey()
    await send(changes)
    const [row] = (await stored()).reviews
    const review = await getModeratedReview(db(), row?.id ?? 0)
    if (!review) throw new Error('The review is not there')
    const decision = { review, now: new Date(), site: site.context.config }
    await expect(approveReview(site.context.database, decision)).rejects.toThrow(UnprovenReviewError)
    await approveReview(site.context.database, { ...decision, proof: 'contract' })
    const email = (await stored()).emails.find(({ kind }) => kind === 'review-to-agency')
    const key = /review-reply\/([0-9a-f]{32})\//.exec(email?.body ?? '')?.[1] ?? ''
    return { id: review.id, key, email }
  }
  const page = (id: number) => site.app.inject({ url: `/agency-${agency.slug}/reviews/${id}/` })

  test('hides the author’s name everywhere on request', async () => {
    const { id, email } = await publish({ author: 'Тайна Незримова' })
    const { body } = await page(id)
    expect(body).toContain('Имя скрыто по просьбе автора')
    expect(body).toContain('редакция видела договор')
    expect(body).not.toContain('Незримова')
    expect((await site.app.inject({ url: `/api/agency-review-get?id=${id}` })).body).not.toContain('Незримова')
    expect(email?.body).not.toContain('Незримова')
    expect(body).not.toContain(CLIENT)
  })

  test('shows the name of an author who allows it, and invalidates cached pages', async () => {
    const list = () => site.app.inject({ url: `/agency-${agency.slug}/reviews/` })
    expect((await list()).body).not.toContain('Марина Ильина')
    await publish({ show_name: true })
    await expect.poll(async () => (await list()).body).toContain('Марина Ильина')
  })

  test('can be answered once with the agency’s key', async () => {
    const { id, key } = await publish()
    expect(await query('review-reply-form', { key })).toMatchObject({ key_error: null, review: { id } })
    const text = 'Спасибо за отзыв: о сроках теперь предупреждаем заранее'
    expect(fieldsOf(await call('review-reply-send', { key, text: 'Спасибо' }))).toEqual({
      text: 'Напишите не короче 20\u00a0знаков',
    })
    const answers = await Promise.all([1, 2].map(() => call('review-reply-send', { key, text })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    await expect.poll(async () => (await page(id)).body).toContain(text)
    expect(await query('review-reply-form', { key })).toMatchObject({ key_error: { state: 'used' } })
    expect((await call('review-reply-send', { key: NO_KEY, text })).statusCode).toBe(404)
  })
})
