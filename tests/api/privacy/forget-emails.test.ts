import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { type Email, updateClaimedEmail } from '#db/queries/mail/mail.ts'
import { topicById } from '#domain/subscriptions/topics.ts'
import { readConfig } from '#server/config.ts'
import { audienceEmail } from '#server/mail/emails/audience-email.ts'
import { editorsEmail, feedbackEmail } from '#server/mail/emails/feedback-email.ts'
import { issueEmail } from '#server/mail/emails/issue-email.ts'
import { messageConfirmEmail } from '#server/mail/emails/message-confirm-email.ts'
import {
  registrationApprovedEmail,
  registrationDeclinedEmail,
  registrationToEditorsEmail,
  registrationWaitingEmail,
} from '#server/mail/emails/registration-emails.ts'
import { reviewAgencyEmail } from '#server/mail/emails/review-agency-email.ts'
import {
  reviewDeclinedEmail,
  reviewPublishedEmail,
  reviewWaitingEmail,
} from '#server/mail/emails/review-author-emails.ts'
import { reviewRequestEmail } from '#server/mail/emails/review-request-email.ts'
import { subscriptionConfirmEmail, subscriptionKnownEmail } from '#server/mail/emails/subscription-emails.ts'
import { tenderRequestEmail } from '#server/mail/emails/tender-request-email.ts'
import {
  tenderAnswerEmail,
  tenderConfirmEmail,
  tenderReminderEmail,
  tenderSentEmail,
} from '#server/mail/emails/tender-sender-emails.ts'
import { queueEmail } from '#server/mail/queue-email.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { forgetPerson } from '#server/operations/privacy/forget-person.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertReview } from '#tests/support/database/market-rows.ts'
import { TEST_MAIL } from '#tests/support/site/emails.ts'

const EMAILS_FOLDER = join(import.meta.dirname, '../../../src/server/mail/emails')
const SITE = { siteName: 'Мерило', siteUrl: 'https://merilo.example' }
const AGENCY = { name: 'Контур', slug: 'kontur', email: 'info@kontur.example' }
const EDITORS = 'editors@merilo.example'
const KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
const AT = new Date('2026-03-05T12:00:00Z')

let database: Database
let dataDir: string
beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'merilo-forget-emails-'))
  const agency = await insertAgency(database.kysely, AGENCY.slug, AGENCY)
  for (const name of ['anna', 'boris']) await queueAll(name, agency)
})
afterAll(async () => {
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Ids = Record<'tender' | 'feedback' | 'review' | 'asked' | 'requested' | 'registration' | 'subscription', number>

/** Rows of everything a person can send, as client and as an agency's employee. */
async function insertRows(name: string, agency_id: number): Promise<Ids> {
  const db = database.kysely
  const email = `${name}@vetrova.example`
  const idOf = async (inserted: Promise<{ id: number }>) => (await inserted).id
  const request = { agency_id, service: 'sites', url: 'https://okna.example/', expires_at: AT }
  const requests = db.insertInto('review_request')
  const asked = await idOf(
    requests
      .values({ ...request, email })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const employee = { email: 'client@okna.example', sender: email }
  const tender = { name, email, service: 'sites', body: '', company: '', key_hash: Buffer.from(name) }
  const details = JSON.stringify({ administrator_email: email })
  const registration = { name, site_domain: `${name}.example`, details }
  const subscription = { email, topic: 'cases', key_hash: Buffer.from(name) }
  return {
    asked,
    requested: await idOf(
      requests
        .values({ ...request, ...employee })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
    review: await insertReview(db, { agency_id, request_id: asked }),
    tender: await idOf(db.insertInto('tender').values(tender).returning('id').executeTakeFirstOrThrow()),
    feedback: await idOf(
      db
        .insertInto('feedback')
        .values({ name, email, form: 'x', message: '' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
    registration: await idOf(
      db.insertInto('registration').values(registration).returning('id').executeTakeFirstOrThrow(),
    ),
    subscription: await idOf(
      db.insertInto('subscription').values(subscription).returning('id').executeTakeFirstOrThrow(),
    ),
  }
}

/** One email of every kind, with the person's name in everything that they can type. */
function emailsOf(name: string, ids: Ids): Email[] {
  const topic = topicById('cases')
  if (!topic) throw new Error('The topic is gone')
  const email = `${name}@vetrova.example`
  const [site, agency, agencies, key] = [SITE, AGENCY, [AGENCY], KEY]
  const typed = { service: 'Сайты', system: null, budget: null, deadline: null, body: name, company: name, phone: null }
  const tender = { id: ids.tender, name, email, ...typed }
  const toSender = { tender, agencies, key, site }
  const message = { id: ids.feedback, from: { name, email, phone: null }, message: name, site }
  const toAuthor = { agency, to: email, reviewId: ids.review, site }
  const place = { country: 'russia' as const, city: 'kazan', address: '', site: '', services: ['sites' as const] }
  const numbers = { founded: 2011, headcount: 24, phone: '+78430001234' }
  const details = { ...place, ...numbers, email, administrator_email: email, administrator_name: name }
  const registration = { id: ids.registration, name, site_domain: `${name}.example`, details }
  const to = { id: ids.subscription, email, key }
  const request = { agency, service: 'Сайты', key, expiresAt: AT, site }
  return [
    tenderConfirmEmail({ id: ids.tender, email, key, agencies, service: 'Сайты', site }),
    tenderRequestEmail({ agency, tender, files: 0, key, site }),
    tenderSentEmail(toSender),
    tenderReminderEmail({ ...toSender, sentAt: AT, dueAt: AT }),
    tenderAnswerEmail({
      ...{ tenderId: ids.tender, agency, sender: { name, email }, service: 'Сайты' },
      ...{ answer: name, isRefusal: false, site },
    }),
    messageConfirmEmail({ kind: 'feedback-confirm', id: ids.feedback, recipient: email, agency, key, site }),
    feedbackEmail({ ...message, agency }),
    editorsEmail({ ...message, editors: EDITORS }),
    messageConfirmEmail({ kind: 'review-request-confirm', id: ids.requested, recipient: email, agency, key, site }),
    reviewRequestEmail({ ...request, id: ids.asked, url: null, to: email }),
    reviewRequestEmail({ ...request, id: ids.requested, url: `https://${name}.example/`, to: 'client@okna.example' }),
    reviewWaitingEmail({ ...toAuthor, text: name }),
    reviewPublishedEmail(toAuthor),
    reviewDeclinedEmail({ ...toAuthor, reason: name }),
    reviewAgencyEmail({ agency, review: { id: ids.review, overall: 5, body: name, company: name }, key, site }),
    registrationWaitingEmail(registration, site),
    registrationToEditorsEmail(registration, EDITORS, site),
    registrationApprovedEmail(registration, name, site),
    registrationDeclinedEmail(registration, name, site),
    subscriptionConfirmEmail({ to, topic, site }),
    subscriptionKnownEmail({ to, topic, site }),
    issueEmail({ to, topic, issue: { subject: name, lead: '', sections: [] }, site }),
    audienceEmail({ recipient: email, period: '', views: 0, tables: [], picture: Buffer.from('png'), site }),
  ]
}

/** Each email is an unsent row and, as after a lost answer of the database, a file of the outbox. */
async function queueAll(name: string, agency: number): Promise<void> {
  const transport = makeTransport(readConfig({ DATA_DIR: dataDir, SITE_URL: SITE.siteUrl }))
  for (const email of emailsOf(name, await insertRows(name, agency))) {
    await queueEmail(database.kysely, email, TEST_MAIL)
    const claimed = await updateClaimedEmail(database.kysely, 1_000_000)
    if (claimed) await transport.send(claimed)
  }
}

const rows = () => database.kysely.selectFrom('mail').selectAll().orderBy('id').execute()

async function files() {
  const folder = join(dataDir, 'outbox')
  return Promise.all(
    readdirSync(folder).map(async file => {
      const { to, replyTo, subject, text, html } = await PostalMime.parse(readFileSync(join(folder, file)))
      return { file, to, replyTo, subject, text, html }
    }),
  )
}

/** Kinds of emails that a source names, as a value or as a union of two. */
const kindsIn = (source: string): string[] => source.match(/(?<=kind: (?:'[\w-]+' \| )?')[\w-]+(?=')/g) ?? []

test('an email of a new kind is noticed', () => {
  expect(kindsIn(`kind: 'issue',\n  kind: 'one-more' | 'another'\n  kind: email.kind`)).toEqual([
    'issue',
    'one-more',
    'another',
  ])
})

test('the person’s emails of every kind are forgotten, queued or written as files; those of others stay', async () => {
  const sources = globSync('*.ts', { cwd: EMAILS_FOLDER }).map(file => readFileSync(join(EMAILS_FOLDER, file), 'utf8'))
  const kinds = new Set(kindsIn(sources.join()))
  expect(kinds.size).toBeGreaterThan(15)
  const before = await rows()
  expect(new Set(before.map(({ kind }) => kind))).toEqual(kinds)
  expect(await files()).toHaveLength(before.length)

  const request = { address: 'Anna@vetrova.example', config: { dataDir } }
  const counted = await forgetPerson(database, { ...request, isDryRun: true })
  expect(await rows()).toHaveLength(before.length)
  const forgotten = await forgetPerson(database, { ...request, isDryRun: false })
  expect(forgotten).toEqual(counted)
  expect(forgotten).toMatchObject({ emails: before.length / 2, emailFiles: before.length / 2 })
  for (const left of [await rows(), await files()]) {
    expect(left).toHaveLength(before.length / 2)
    expect(JSON.stringify(left)).not.toMatch(/anna/i)
  }
})
