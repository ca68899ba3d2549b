import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageRegistry } from '#contract/page-renderer.ts'
import type { Database } from '#db/connect.ts'
import { MAX_ATTEMPTS } from '#domain/contacts/mail-pauses.ts'
import { readConfig } from '#server/config.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { makeContext } from '#server/open-context.ts'
import { KEPT } from '#server/operations/privacy/forget-old-data.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertReview } from '#tests/support/database/market-rows.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

let database: Database
let dataDir: string
let agency: number

beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'merilo-privacy-'))
  agency = await insertAgency(db(), 'severny-kontur')
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const db = () => database.kysely

/** The job as the queue runs it every night. */
async function runNightly(): Promise<void> {
  const context = { ...makeContext(readConfig({ DATA_DIR: dataDir }), database, {} as PageRegistry), now: () => NOW }
  await jobs.find(({ name }) => name === 'forget-old-traces')?.run(context)
}

let keys = 0
const nextHash = () => {
  keys += 1
  return Buffer.from(`key ${keys}`)
}

async function insertTender(created_at: Date, confirmed_at: Date | null = created_at): Promise<number> {
  const text = { service: 'sites', body: 'Нужен сайт', name: 'Анна', company: 'Ветер', email: 'anna@vetrova.example' }
  const row = { ...text, key_hash: nextHash(), created_at, confirmed_at }
  const { id } = await db().insertInto('tender').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function insertFeedback(created_at: Date, confirm: object = {}): Promise<number> {
  const row = { form: 'send-feedback', name: 'Анна', email: 'anna@vetrova.example', message: 'Текст', created_at }
  const { id } = await db()
    .insertInto('feedback')
    .values({ ...row, ...confirm })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertRequest(created_at: Date, changes: object = {}): Promise<number> {
  const row = { agency_id: agency, service: 'sites', url: 'https://okna.example/', email: 'anna@okna.example' }
  const dates = { created_at, used_at: created_at, expires_at: created_at }
  const { id } = await db()
    .insertInto('review_request')
    .values({ ...row, ...dates, key_hash: nextHash(), ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Dated = 'tender' | 'feedback' | 'review_request' | 'registration' | 'mail' | 'js_error' | 'consent' | 'review'
const idsIn = async (table: Dated) =>
  (await db().selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => Number(id))

/** Each promise, with what was made a day too early and a day too late for it. */
const PROMISES: [string, Dated, number, (at: Date) => Promise<number>][] = [
  ['tenders', 'tender', KEPT.tenders, at => insertTender(at)],
  ['unconfirmed tenders', 'tender', KEPT.unconfirmed, at => insertTender(at, null)],
  ['messages', 'feedback', KEPT.feedback, at => insertFeedback(at)],
  [
    'unconfirmed messages to agencies',
    'feedback',
    KEPT.unconfirmed,
    at => insertFeedback(at, { confirm_hash: nextHash() }),
  ],
  ["addresses of reviews' authors", 'review_request', KEPT.reviewAuthors, at => insertRequest(at)],
  [
    'links nobody used',
    'review_request',
    KEPT.unusedReviewLinks,
    at => insertRequest(at, { used_at: null, expires_at: at }),
  ],
  [
    'unconfirmed requests for reviews',
    'review_request',
    KEPT.unconfirmed,
    at =>
      insertRequest(at, {
        key_hash: null,
        confirm_hash: nextHash(),
        used_at: null,
        expires_at: new Date('2099-01-01'),
      }),
  ],
  ['declined registrations', 'registration', KEPT.declinedRegistrations, at => insertRegistration(at, 'declined')],
  ['consents', 'consent', KEPT.consents, insertConsent],
  ['sent emails', 'mail', KEPT.emails, at => insertEmail({ sent_at: at })],
  ['emails that failed', 'mail', KEPT.emails, at => insertEmail({ attempts: MAX_ATTEMPTS, next_try_at: at })],
  ['browser errors', 'js_error', KEPT.jsErrors, insertJsError],
]

async function insertRegistration(at: Date, status: string): Promise<number> {
  const row = { name: 'Гавань', site_domain: `gavan-${keys}.example`, details: '{}', status, decided_at: at }
  keys += 1
  const { id } = await db().insertInto('registration').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function insertConsent(at: Date): Promise<number> {
  const row = { kind: 'personal-data', text_version: '1', form: 'any', subject: 'feedback:0', address_hash: '', at }
  const { id } = await db().insertInto('consent').values(row).returning('id').executeTakeFirstOrThrow()
  return Number(id)
}

async function insertEmail(changes: object): Promise<number> {
  const row = { kind: 'any', recipient: 'anna@vetrova.example', subject: '', body: '', next_try_at: NOW }
  const { id } = await db()
    .insertInto('mail')
    .values({ ...row, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertJsError(at: Date): Promise<number> {
  const row = { page_path: '/', page: 'main', identifier: '1', body: 'Error', fingerprint: nextHash(), first_at: at }
  const { id } = await db().insertInto('js_error').values(row).returning('id').executeTakeFirstOrThrow()
  return Number(id)
}

describe('the nightly job', () => {
  test.each(PROMISES)('deletes %s when their time is over, not before', async (_, table, days, insert) => {
    await insert(daysAgo(days + 1))
    const kept = await insert(daysAgo(days - 1))
    await runNightly()
    expect(await idsIn(table)).toEqual([kept])
    await db().deleteFrom(table).execute()
  })

  test('takes the name and the text out of declined reviews and leaves published ones alone', async () => {
    const declined = { agency_id: agency, status: 'declined', published_at: null } as const
    await insertReview(db(), { ...declined, created_at: daysAgo(KEPT.declinedReviews + 1) })
    await insertReview(db(), { ...declined, created_at: daysAgo(KEPT.declinedReviews - 1) })
    await insertReview(db(), { agency_id: agency, created_at: daysAgo(3000), published_at: daysAgo(2999) })
    await runNightly()
    const rows = await db().selectFrom('review').select(['author_name', 'company_name', 'body']).orderBy('id').execute()
    expect(rows.map(row => Object.values(row).map(text => text !== ''))).toEqual([
      [false, false, false],
      [true, true, true],
      [true, true, true],
    ])
  })

  test('ends the links by which agencies answer reviews', async () => {
    await db().deleteFrom('review').execute()
    const old = { agency_id: agency, published_at: daysAgo(KEPT.replyKeys + 1), reply_key_hash: nextHash() }
    await insertReview(db(), old)
    await insertReview(db(), { ...old, published_at: daysAgo(KEPT.replyKeys - 1), reply_key_hash: nextHash() })
    await runNightly()
    const rows = await db().selectFrom('review').select('reply_key_hash').orderBy('id').execute()
    expect(rows.map(({ reply_key_hash }) => reply_key_hash !== null)).toEqual([false, true])
  })

  test('keeps public statements and their consents when the rest is deleted', async () => {
    const tender = await insertTender(daysAgo(KEPT.tenders + 1))
    const feedback = await insertFeedback(daysAgo(KEPT.feedback + 1))
    const said = { author: 'Анна', body: 'Удобно', may_publish: true, status: 'published', published_at: NOW }
    await db()
      .insertInto('service_response')
      .values([
        { ...said, about: 'tender', tender_id: tender },
        { ...said, about: 'award', feedback_id: feedback },
        { ...said, about: 'tender', status: 'declined', tender_id: await insertTender(daysAgo(KEPT.tenders + 2)) },
      ])
      .execute()
    const review = await insertReview(db(), { agency_id: agency })
    const consent = await insertConsent(daysAgo(KEPT.consents + 100))
    await db()
      .updateTable('consent')
      .set({ subject: `review:${review}` })
      .execute()
    await runNightly()
    expect([await idsIn('tender'), await idsIn('feedback')]).toEqual([[], []])
    const left = await db().selectFrom('service_response').select(['about', 'tender_id', 'feedback_id']).execute()
    expect(left).toEqual([
      { about: 'tender', tender_id: null, feedback_id: null },
      { about: 'award', tender_id: null, feedback_id: null },
    ])
    expect(await idsIn('consent')).toEqual([consent])
  })

  test('deletes registrations of profiles that are gone', async () => {
    const gone = await insertAgency(db(), 'gone')
    const kept = await insertRegistration(daysAgo(2000), 'approved')
    const lost = await insertRegistration(daysAgo(1), 'approved')
    await db().updateTable('registration').set({ agency_id: agency }).where('id', '=', kept).execute()
    await db().updateTable('registration').set({ agency_id: gone }).where('id', '=', lost).execute()
    await db().deleteFrom('agency').where('id', '=', gone).execute()
    await runNightly()
    expect(await idsIn('registration')).toEqual([kept])
  })

  test('deletes .eml files with their rows', async () => {
    const outbox = join(dataDir, 'outbox')
    mkdirSync(outbox, { recursive: true })
    for (const [name, days] of [
      ['1.eml', KEPT.emails + 1],
      ['2.eml', KEPT.emails - 1],
    ] as const) {
      writeFileSync(join(outbox, name), 'To: anna@vetrova.example\r\n\r\n')
      utimesSync(join(outbox, name), daysAgo(days), daysAgo(days))
    }
    await runNightly()
    expect(readdirSync(outbox)).toEqual(['2.eml'])
  })

  test('deletes salts of other days and the senders of forms', async () => {
    await db()
      .insertInto('site_setting')
      .values([
        { key: 'address-salt:2026-11-15', value: '"old"' },
        { key: 'address-salt:2026-11-16', value: '"new"' },
      ])
      .execute()
    await db()
      .insertInto('form_count')
      .values({ hour: daysAgo(KEPT.formCounts + 1), sender: 'address:x', hits: 1 })
      .execute()
    await db()
      .insertInto('statistics_request')
      .values({ mailbox: nextHash(), sent_at: daysAgo(2) })
      .execute()
    await runNightly()
    const salts = await db().selectFrom('site_setting').select('key').where('key', 'like', 'address-salt:%').execute()
    expect(salts).toEqual([{ key: 'address-salt:2026-11-16' }])
    expect(await db().selectFrom('form_count').selectAll().execute()).toEqual([])
    expect(await db().selectFrom('statistics_request').selectAll().execute()).toEqual([])
  })
})

describe('the privacy policy', () => {
  const policy = readFileSync('src/seed/content/pages/privacy.md', 'utf8')
  const YEAR = 365

  test.each([
    [
      'описание задачи | передать заявку выбранным агентствам и показать отправителю её состояние | 1 год;',
      KEPT.tenders,
      YEAR,
    ],
    ['неподтверждённая — 2 недели', KEPT.unconfirmed, 14],
    ['почта — 3 года', KEPT.reviewAuthors, 3 * YEAR],
    ['отклонённый отзыв — 1 год', KEPT.declinedReviews, YEAR],
    ['если отзыв не написали — 30 дней после срока ссылки', KEPT.unusedReviewLinks, 30],
    ['ответить на обращение | 1 год;', KEPT.feedback, YEAR],
    ['неподтверждённое сообщение агентству — 2 недели', KEPT.unconfirmed, 14],
    ['отклонённая заявка — 1 год', KEPT.declinedRegistrations, YEAR],
    ['неподтверждённый адрес — 2 недели', KEPT.unconfirmed, 14],
    ['кому и когда оно ушло, — через 30 дней', KEPT.emails, 30],
    ['не меньше 3 лет', KEPT.consents, 3 * YEAR],
    ['счётчик отправленных форм и отметка о показанной рекламе с этим отпечатком — сутки', KEPT.formCounts, 1],
    ['Отчёт об ошибке страницы хранится 30 дней', KEPT.jsErrors, 30],
    ['Они действуют не дольше года', KEPT.replyKeys, YEAR],
  ])('says «%s», and the job does it', (sentence, kept, promised) => {
    expect(policy).toContain(sentence)
    expect(kept).toBe(promised)
  })

  test('promises no other time', () => {
    const spans = policy.match(/\d+ (?:дн|недел|лет|год)\S*|сутки|семи дней|десяти рабочих дней|года/g) ?? []
    expect(spans.length).toBe(17)
  })
})
