import type { Db } from '#db/connect.ts'
import { hashOfKey } from '#server/secret-key.ts'

export interface TenderKeys {
  /** Id of an agency that accepts tenders, as a form sends it. */
  tenderAgency: string
  /** Senders' keys of a tender that was sent, one awaiting confirmation and one that can be closed. */
  tenderKeys: [string, string, string]
  /** Keys of agencies that received the first tender; the first is for tests that only read. */
  answerKeys: [string, string, string]
}

const UNKNOWN_KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
export const NO_TENDER_KEYS: TenderKeys = {
  tenderAgency: '1',
  tenderKeys: [UNKNOWN_KEY, UNKNOWN_KEY, UNKNOWN_KEY],
  answerKeys: [UNKNOWN_KEY, UNKNOWN_KEY, UNKNOWN_KEY],
}

/** A valid tender without recipients. */
export const TENDER = {
  service: 'sites',
  system: 'bitrix',
  budget: '1 200 000',
  deadline: '2099-03-05',
  text: 'Нужен сайт для мастерской.\nКаталог на триста позиций и оплата',
  name: 'Анна Ветрова',
  company: 'Мастерская «Ветер»',
  email: 'anna@vetrova.example',
  phone: '8 (495) 000-12-34',
  consent: true,
  transfer: true,
}

/** The smallest file of its kind. */
export const PDF = { name: 'бриф.pdf', content: Buffer.from('%PDF-1.4\n%бриф').toString('base64') }

/** Agencies that accept tenders. */
export const receivers = (db: Db, count: number) =>
  db
    .selectFrom('agency')
    .select(['id', 'slug', 'name', 'email'])
    .where('accepts_requests', '=', true)
    .orderBy('id')
    .limit(count)
    .execute()

/** Inserts tenders with known keys, because the database stores only hashes. */
export async function insertTenderKeys(db: Db): Promise<TenderKeys> {
  const agencies = await receivers(db, 3)
  const tenderAgency = String(agencies[0]?.id)
  const keys: TenderKeys = { tenderAgency, tenderKeys: keysOf('c'), answerKeys: keysOf('d') }
  const { service, name, company, email, text } = TENDER
  for (const [index, key] of keys.tenderKeys.entries()) {
    const isSent = index === 0
    const tender = await db
      .insertInto('tender')
      .values({
        ...{ service, name, company, email, body: text, budget: 1_200_000, deadline: '2099-03-05' },
        key_hash: hashOfKey(key),
        confirmed_at: isSent ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('tender_recipient')
      .values(
        agencies.map(({ id }, at) => ({
          tender_id: tender.id,
          agency_id: id,
          ...(isSent ? { status: 'sent', key_hash: hashOfKey(keys.answerKeys[at] ?? '') } : {}),
        })),
      )
      .execute()
    await db
      .insertInto('tender_file')
      .values({
        tender_id: tender.id,
        name: PDF.name,
        mime: 'application/pdf',
        bytes: Buffer.from(PDF.content, 'base64'),
      })
      .execute()
  }
  return keys
}

const keysOf = (character: string): [string, string, string] => [
  character.repeat(31) + 0,
  character.repeat(31) + 1,
  character.repeat(31) + 2,
]
