import { rm } from 'node:fs/promises'
import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import type { EmailSubject } from '#db/queries/mail/mail.ts'
import {
  countConsents,
  deleteEmailsOf,
  deleteFeedbackOf,
  deleteMailboxTraces,
  deleteRegistrationsOf,
  deleteReviewsOf,
  deleteSubscriptionsOf,
  deleteTendersOf,
  listAgenciesOf,
} from '#db/queries/privacy/forget.ts'
import { updateReviewTotals } from '#db/queries/reviews/moderation.ts'
import type { Config } from '../../config.ts'
import { findEmailFiles } from '../../mail/email-files.ts'
import { hashOfKey } from '../../secret-key.ts'

export interface Forgotten {
  tenders: number
  feedback: number
  reviews: number
  reviewRequests: number
  registrations: number
  subscriptions: number
  emails: number
  emailFiles: number
  /** Published responses about the award or the tender service, taken down. */
  responses: number
  /** Proofs of consent that stay. */
  consents: number
  /** Agencies whose public contact is this address. */
  agencies: { name: string; slug: string }[]
  /** Agencies that received something from the person and keep a copy of their own. */
  told: { name: string; email: string }[]
}

interface Request {
  address: string
  config: Pick<Config, 'dataDir'>
  isDryRun: boolean
}

class DryRun extends Error {}

/** Deletes everything about one person in one transaction, or, in a dry run, only counts it. */
export async function forgetPerson(database: Database, { address, config, isDryRun }: Request): Promise<Forgotten> {
  let rows: Awaited<ReturnType<typeof forgetRows>> | undefined
  const forgetting = database.kysely.transaction().execute(async transaction => {
    rows = await forgetRows(transaction, database, address)
    if (isDryRun) throw new DryRun()
  })
  await forgetting.catch(error => {
    if (!(error instanceof DryRun)) throw error
  })
  if (!rows) throw new Error('Nothing was counted')
  const { subjects, ...counted } = rows
  const files = await findEmailFiles(config, address, subjects)
  if (!isDryRun) for (const file of files) await rm(file, { force: true })
  return { ...counted, emailFiles: files.length }
}

async function forgetRows(db: Db, database: Database, address: string) {
  const tenders = await deleteTendersOf(db, address)
  const feedback = await deleteFeedbackOf(db, address)
  const { reviews, ids: requests } = await deleteReviewsOf(db, address)
  const registrations = await deleteRegistrationsOf(db, address)
  const subscriptions = await deleteSubscriptionsOf(db, address)
  const subjects: EmailSubject[] = [
    ...tenders.ids.flatMap(id => [`tender:${id}`, `open-tender:${id}`] as const),
    ...feedback.ids.map(id => `feedback:${id}` as const),
    ...reviews.map(({ id }) => `review:${id}` as const),
    ...requests.map(id => `review-request:${id}` as const),
    ...registrations.map(id => `registration:${id}` as const),
    ...subscriptions.map(id => `subscription:${id}` as const),
  ]
  const emails = await deleteEmailsOf(db, address, subjects)
  await deleteMailboxTraces(db, hashOfKey(address.toLowerCase()))
  for (const agency of new Set(reviews.map(({ agency_id }) => agency_id))) await updateReviewTotals(db, agency)
  const responses = tenders.published + feedback.published
  // A review is part of many pages, and this happens rarely.
  if (reviews.some(({ status }) => status === 'published') || responses > 0) {
    await database.notify(PAGES_CHANGED, '*', db)
  }
  const told = [...tenders.agencies, ...feedback.agencies]
  return {
    subjects,
    tenders: tenders.ids.length,
    feedback: feedback.ids.length,
    reviews: reviews.length,
    reviewRequests: requests.length,
    registrations: registrations.length,
    subscriptions: subscriptions.length,
    emails,
    responses,
    consents: await countConsents(db, subjects),
    agencies: await listAgenciesOf(db, address),
    told: [...new Map(told.map(agency => [agency.email, agency])).values()],
  }
}
