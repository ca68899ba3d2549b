import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { EmailSubject } from '../mail/mail.ts'

const isPerson = (column: string, address: string) => sql<boolean>`lower(${sql.ref(column)}) = ${address.toLowerCase()}`

/** Tenders with files, answers and history; returns the agencies that received them. */
export async function deleteTendersOf(db: Db, address: string) {
  const agencies = await db
    .selectFrom('tender')
    .innerJoin('tender_recipient', 'tender_recipient.tender_id', 'tender.id')
    .innerJoin('agency', 'agency.id', 'tender_recipient.agency_id')
    .select(['agency.name', 'agency.email'])
    .distinct()
    .where(isPerson('tender.email', address))
    .where('tender_recipient.status', '<>', 'waiting')
    .orderBy('agency.name')
    .execute()
  const published = await db
    .selectFrom('service_response')
    .innerJoin('tender', 'tender.id', 'service_response.tender_id')
    .select('service_response.id')
    .where(isPerson('tender.email', address))
    .where('service_response.status', '=', 'published')
    .execute()
  const forgotten = await db.deleteFrom('tender').where(isPerson('email', address)).returning('id').execute()
  return { ids: idsOf(forgotten), agencies, published: published.length }
}

/** Messages to the editors and to agencies; returns the agencies that received them. */
export async function deleteFeedbackOf(db: Db, address: string) {
  const agencies = await db
    .selectFrom('feedback')
    .innerJoin('agency', 'agency.id', 'feedback.agency_id')
    .select(['agency.name', 'agency.email'])
    .distinct()
    .where(isPerson('feedback.email', address))
    .where(sql<boolean>`(feedback.confirm_hash is null or feedback.confirmed_at is not null)`)
    .orderBy('agency.name')
    .execute()
  const published = await db
    .selectFrom('service_response')
    .innerJoin('feedback', 'feedback.id', 'service_response.feedback_id')
    .select('service_response.id')
    .where(isPerson('feedback.email', address))
    .where('service_response.status', '=', 'published')
    .execute()
  const forgotten = await db.deleteFrom('feedback').where(isPerson('email', address)).returning('id').execute()
  return { ids: idsOf(forgotten), agencies, published: published.length }
}

/** Reviews the person wrote, with replies and history, and requests that they got or sent. */
export async function deleteReviewsOf(db: Db, address: string) {
  const requests = db.selectFrom('review_request').select('id').where(isPerson('email', address))
  const reviews = await db
    .deleteFrom('review')
    .where('request_id', 'in', requests)
    .returning(['id', 'agency_id', 'service', 'system', 'status'])
    .execute()
  const forgotten = await db
    .deleteFrom('review_request')
    .where(({ or }) => or([isPerson('email', address), isPerson('sender', address)]))
    .returning('id')
    .execute()
  return { reviews, ids: idsOf(forgotten) }
}

/** Registrations in which the person is the agency's representative. */
export async function deleteRegistrationsOf(db: Db, address: string) {
  const forgotten = await db
    .deleteFrom('registration')
    .where(sql<boolean>`lower(details ->> 'administrator_email') = ${address.toLowerCase()}`)
    .returning('id')
    .execute()
  return idsOf(forgotten)
}

export async function deleteSubscriptionsOf(db: Db, address: string): Promise<number[]> {
  const forgotten = await db.deleteFrom('subscription').where(isPerson('email', address)).returning('id').execute()
  return idsOf(forgotten)
}

/** Emails to the person, and unsent ones about what they sent. Once sent, an email has neither text nor names. */
export async function deleteEmailsOf(db: Db, address: string, about: readonly EmailSubject[]): Promise<number> {
  const forgotten = await db
    .deleteFrom('mail')
    .where(({ and, eb, or }) =>
      or([
        isPerson('recipient', address),
        isPerson('reply_to', address),
        and([eb('sent_at', 'is', null), eb('about', 'in', about.length > 0 ? about : [''])]),
      ]),
    )
    .returning('id')
    .execute()
  return forgotten.length
}

/** The hash of the mailbox is the only trace of a request for audience figures. */
export async function deleteMailboxTraces(db: Db, mailbox: Buffer): Promise<void> {
  await db.deleteFrom('statistics_request').where('mailbox', '=', mailbox).execute()
  await db
    .updateTable('consent')
    .set({ subject: 'mailbox:forgotten' })
    .where('subject', '=', `mailbox:${mailbox.toString('hex').slice(0, 16)}`)
    .execute()
}

/** Proofs of consent, which stay: they have no name and no address. */
export async function countConsents(db: Db, subjects: readonly string[]): Promise<number> {
  if (subjects.length === 0) return 0
  const { consents } = await db
    .selectFrom('consent')
    .select(({ fn }) => fn.countAll<number>().as('consents'))
    .where('subject', 'in', subjects)
    .executeTakeFirstOrThrow()
  return consents
}

/** Agencies whose public contact is this address. */
export async function listAgenciesOf(db: Db, address: string) {
  return db.selectFrom('agency').select(['name', 'slug']).where(isPerson('email', address)).orderBy('name').execute()
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
