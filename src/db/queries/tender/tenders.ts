import { type Insertable, sql } from 'kysely'
import { TENDER_EVENTS, type TenderEventKind, type TenderStatus } from '#domain/tender/tender-statuses.ts'
import type { Db } from '../../connect.ts'
import type { Tender } from '../../tables.generated.ts'
import { among } from '../fragments/among.ts'
import { mainService } from '../fragments/main-service.ts'
import { lockKey } from '../review-forms/review-requests.ts'

/** Unknown ids are skipped. */
export async function listTenderAgencies(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('agency')
    .select(['id', 'name', 'slug', 'logo', 'city', 'email', 'price_from', 'reply_hours', 'accepts_requests'])
    .select(mainService)
    .where(among('id', ids))
    .orderBy('id')
    .execute()
}

export async function isKnownSystem(db: Db, slug: string): Promise<boolean> {
  const system = await db.selectFrom('cms').select('slug').where('slug', '=', slug).executeTakeFirst()
  return system !== undefined
}

export interface NewTenderFile {
  name: string
  mime: string
  bytes: Buffer
}

export interface NewTender {
  tender: Omit<Insertable<Tender>, 'id' | 'confirmed_at' | 'outcome' | 'outcome_comment' | 'outcome_at'>
  agencies: readonly number[]
  files: readonly NewTenderFile[]
}

/** Stores the tender, its recipients and attachments. */
export async function insertTender(db: Db, { tender, agencies, files }: NewTender): Promise<number> {
  const { id } = await db.insertInto('tender').values(tender).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('tender_recipient')
    .values(agencies.map(agency_id => ({ tender_id: id, agency_id })))
    .execute()
  for (const file of files) {
    await db
      .insertInto('tender_file')
      .values({ tender_id: id, ...file })
      .execute()
  }
  await insertTenderEvent(db, { tender_id: id, kind: 'created', detail: { files: files.length } })
  return id
}

interface TenderEvent {
  tender_id: number
  agency_id?: number
  kind: 'created' | 'confirmed' | 'sent' | 'read' | 'answered' | 'refused' | 'outcome'
  detail?: object
}

/** `detail` must not contain visitor input: events outlive the tender's personal data. */
export async function insertTenderEvent(db: Db, { detail = {}, ...event }: TenderEvent): Promise<void> {
  await db
    .insertInto('tender_event')
    .values({ ...event, detail: JSON.stringify(detail) })
    .execute()
}

/** The tender's events that its sender may see. */
export async function listTenderEvents(db: Db, tenderId: number) {
  const kinds = Object.keys(TENDER_EVENTS) as TenderEventKind[]
  return db
    .selectFrom('tender_event')
    .leftJoin('agency', 'agency.id', 'tender_event.agency_id')
    .select(['tender_event.kind', 'tender_event.at', 'agency.name as agency'])
    .$narrowType<{ kind: TenderEventKind }>()
    .where('tender_event.tender_id', '=', tenderId)
    .where('tender_event.kind', 'in', kinds)
    .orderBy('tender_event.id')
    .execute()
}

const TENDER_COLUMNS = [
  'tender.id',
  'tender.service',
  'tender.work',
  'tender.city',
  'tender.system',
  'tender.budget',
  'tender.deadline',
  'tender.body',
  'tender.name',
  'tender.company',
  'tender.email',
  'tender.phone',
  'tender.created_at',
  'tender.confirmed_at',
  'tender.outcome',
] as const

/** By the sender's key. The lock serialises concurrent confirmations. */
export async function getSentTender(db: Db, keyHash: Buffer, { isLocked = false } = {}) {
  const tender = await db
    .selectFrom('tender')
    .leftJoin('cms', 'cms.slug', 'tender.system')
    .select([...TENDER_COLUMNS, 'cms.title as system_title'])
    .where('tender.key_hash', '=', keyHash)
    .$if(isLocked, query => query.forUpdate('tender'))
    .executeTakeFirst()
  return tender ?? null
}

export type SentTender = NonNullable<Awaited<ReturnType<typeof getSentTender>>>

/** By the key of one of its recipients. */
export async function getReceivedTender(db: Db, keyHash: Buffer) {
  const tender = await db
    .selectFrom('tender_recipient')
    .innerJoin('tender', 'tender.id', 'tender_recipient.tender_id')
    .innerJoin('agency', 'agency.id', 'tender_recipient.agency_id')
    .leftJoin('cms', 'cms.slug', 'tender.system')
    .select([...TENDER_COLUMNS, 'cms.title as system_title'])
    .select(['agency.id as agency_id', 'agency.name as agency_name', 'agency.slug', 'agency.logo'])
    .select([
      'agency.city as agency_city',
      'agency.email as agency_email',
      'tender_recipient.status',
      'tender_recipient.answer',
    ])
    .where('tender_recipient.key_hash', '=', keyHash)
    .executeTakeFirst()
  return tender ?? null
}

export async function listTenderRecipients(db: Db, tenderId: number) {
  return db
    .selectFrom('tender_recipient')
    .innerJoin('agency', 'agency.id', 'tender_recipient.agency_id')
    .select(['agency.id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city', 'agency.email'])
    .select(['tender_recipient.status', 'tender_recipient.answer', 'tender_recipient.changed_at'])
    .$narrowType<{ status: TenderStatus }>()
    .where('tender_recipient.tender_id', '=', tenderId)
    .orderBy('agency.name')
    .orderBy('agency.id')
    .execute()
}

export async function listTenderFiles(db: Db, tenderId: number) {
  return db
    .selectFrom('tender_file')
    .select(['id', 'name', sql<number>`octet_length(bytes)`.as('size')])
    .where('tender_id', '=', tenderId)
    .orderBy('id')
    .execute()
}

/** Bytes of all attachments, and of those since a time. Locked until commit, so that concurrent senders are added up. */
export async function lockStoredFiles(transaction: Db, since: Date): Promise<{ today: number; all: number }> {
  await lockKey(transaction, 'tender-files')
  const { rows } = await sql<{ today: number; all: number }>`
    select coalesce(sum(octet_length(bytes)), 0)::float8 as "all",
           coalesce(sum(octet_length(bytes)) filter (where tender.created_at > ${since}), 0)::float8 as today
      from tender_file join tender on tender.id = tender_file.tender_id`.execute(transaction)
  return rows[0] ?? { today: 0, all: 0 }
}

/** An attachment, for a holder of the sender's or a recipient's key. */
export async function getTenderFile(db: Db, keyHash: Buffer, id: number) {
  const file = await db
    .selectFrom('tender_file')
    .select(['name', 'mime', 'bytes'])
    .where('id', '=', id)
    .where('tender_id', 'in', eb =>
      eb
        .selectFrom('tender')
        .select('tender.id')
        .where('key_hash', '=', keyHash)
        .union(eb.selectFrom('tender_recipient').select('tender_id as id').where('key_hash', '=', keyHash)),
    )
    .executeTakeFirst()
  return file ?? null
}

export async function updateConfirmedTender(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('tender').set({ confirmed_at: at }).where('id', '=', id).execute()
}

export async function updateSentRecipient(
  db: Db,
  { tenderId, agencyId, keyHash, at }: { tenderId: number; agencyId: number; keyHash: Buffer; at: Date },
): Promise<void> {
  await db
    .updateTable('tender_recipient')
    .set({ key_hash: keyHash, status: 'sent', changed_at: at })
    .where('tender_id', '=', tenderId)
    .where('agency_id', '=', agencyId)
    .execute()
}

interface RecipientChange {
  keyHash: Buffer
  /** Allowed current statuses: a status only moves forward. */
  from: readonly TenderStatus[]
  to: TenderStatus
  answer?: string | null
  at: Date
}

/** False, without a change, if the status was not one of `from`. */
export async function updateRecipient(db: Db, { keyHash, from, to, answer, at }: RecipientChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tender_recipient')
    .set({ status: to, changed_at: at, ...(answer === undefined ? {} : { answer }) })
    .where('key_hash', '=', keyHash)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateTenderOutcome(
  db: Db,
  id: number,
  { outcome, comment, at }: { outcome: string; comment: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('tender')
    .set({ outcome, outcome_comment: comment, outcome_at: at })
    .where('id', '=', id)
    .execute()
}

/** An unconfirmed tender is never sent, so its personal data must not be kept. */
export async function deleteUnconfirmedTenders(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('tender').where('confirmed_at', 'is', null).where('created_at', '<', before).execute()
}

/** For the operator: progress of the tenders, without personal data. */
export async function listTendersForOperator(db: Db, limit: number) {
  return db
    .selectFrom('tender')
    .leftJoin('tender_recipient', 'tender_recipient.tender_id', 'tender.id')
    .select(['tender.id', 'tender.service', 'tender.created_at', 'tender.confirmed_at', 'tender.outcome'])
    .select(eb => [
      eb.fn.count<number>('tender_recipient.agency_id').as('recipients'),
      countOf('read').as('read'),
      countOf('answered').as('answered'),
      countOf('refused').as('refused'),
    ])
    .groupBy('tender.id')
    .orderBy('tender.created_at', 'desc')
    .orderBy('tender.id', 'desc')
    .limit(limit)
    .execute()
}

const countOf = (status: TenderStatus) =>
  sql<number>`count(*) filter (where tender_recipient.status = ${status})::integer`
