import type { Db } from '#db/connect.ts'
import { isPublished } from '#db/queries/reviews/responses.ts'
import { hashOfKey } from '#server/secret-key.ts'
import { storedEmails } from '../site/emails.ts'

const DAY_MS = 86_400_000

export interface ReviewKeys {
  /** Keys of unused personal links; the first is for tests that only read. */
  reviewKeys: [string, string, string]
  /** Keys for answering published reviews; the first is for tests that only read. */
  replyKeys: [string, string, string]
}

/** A well-formed key that does not exist. */
export const NO_KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
export const NO_KEYS: ReviewKeys = { reviewKeys: [NO_KEY, NO_KEY, NO_KEY], replyKeys: [NO_KEY, NO_KEY, NO_KEY] }

/** Inserts links with known keys, because the database stores only hashes. */
export async function insertReviewKeys(db: Db, slug: string): Promise<ReviewKeys> {
  const { id } = await db.selectFrom('agency').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const keys: ReviewKeys = { reviewKeys: keysOf('a'), replyKeys: keysOf('b') }
  for (const [index, key] of keys.reviewKeys.entries()) {
    await insertRequest(db, { agency_id: id, key, email: `anna@client-${index}.example` })
  }
  const unanswered = await db
    .selectFrom('review')
    .leftJoin('review_reply', 'review_reply.review_id', 'review.id')
    .select('review.id')
    .where(isPublished)
    .where('review_reply.review_id', 'is', null)
    .orderBy('review.id', 'desc')
    .limit(keys.replyKeys.length)
    .execute()
  for (const [index, review] of unanswered.entries()) {
    const reply_key_hash = hashOfKey(keys.replyKeys[index] ?? '')
    await db.updateTable('review').set({ reply_key_hash }).where('id', '=', review.id).execute()
  }
  return keys
}

const keysOf = (character: string): [string, string, string] => [
  character.repeat(31) + 0,
  character.repeat(31) + 1,
  character.repeat(31) + 2,
]

interface ReviewRequest {
  agency_id: number
  key: string
  email: string
  /** The project's domain, if it differs from the email's. */
  site?: string
  /** Counted from now; negative for an expired link. */
  days?: number
}

export async function insertRequest(db: Db, { agency_id, key, email, site, days = 60 }: ReviewRequest): Promise<void> {
  const url = `https://${site ?? email.split('@')[1]}/`
  const expires_at = new Date(Date.now() + days * DAY_MS)
  await db
    .insertInto('review_request')
    .values({ agency_id, service: 'sites', url, email, key_hash: hashOfKey(key), expires_at })
    .execute()
}

/** A valid review. */
export const REVIEW = {
  quality: '5',
  terms: '4',
  communication: '5',
  value: '3',
  recommend: '5',
  overall: '4',
  text: 'Перенесли каталог за два месяца, продажи не останавливались.\nМенеджер отвечал в тот же день.',
  better: 'Предупреждать о сроках раньше',
  price: '1 200 000',
  months: '5',
  author: 'Марина Ильина',
  role: 'директор по маркетингу',
  company: 'Волжские окна',
  consent: true,
  publish: true,
}

/** An agency that already has reviews and makes sites, so that a review may be about one. */
export const reviewedAgency = (db: Db) =>
  db
    .selectFrom('agency')
    .select(['id', 'slug', 'name', 'email', 'site_domain', 'reviews_count', 'reviews_average'])
    .where('reviews_count', '>', 1)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('agency_service').whereRef('agency_id', '=', 'agency.id').where('service', '=', 'sites')),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow()

/** Tables that requests and reviews write to. */
export const storedReviews = async (db: Db) => ({
  requests: await db.selectFrom('review_request').selectAll().orderBy('id').execute(),
  reviews: await db.selectFrom('review').selectAll().where('request_id', 'is not', null).execute(),
  consents: await db.selectFrom('consent').selectAll().orderBy('id').execute(),
  emails: await storedEmails(db),
})

export async function deleteReviews(db: Db): Promise<void> {
  await db.deleteFrom('review').where('request_id', 'is not', null).execute()
  for (const table of ['review_request', 'consent', 'mail'] as const) await db.deleteFrom(table).execute()
}
