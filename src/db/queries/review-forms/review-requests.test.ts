import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertReview } from '#tests/support/database/market-rows.ts'
import type { Database } from '../../connect.ts'
import { updateDecidedReview, updateReviewTotals } from '../reviews/moderation.ts'
import { insertReviewReply } from './review-replies.ts'
import { getReviewedAgency, insertReviewRequest, updateUsedReviewKey } from './review-requests.ts'

const NOW = new Date('2026-06-30T09:08:07.654Z')
const AT_ONCE = 6

describe.each(['embedded', 'server'] as const)('on the %s database', kind => {
  let database: Database
  let agency_id: number

  beforeAll(async () => {
    database = await openTestDatabase(kind === 'server' ? { serverUrl: inject('serverUrl') } : {})
    agency_id = await insertAgency(database.kysely, 'severny-kontur', { name: 'Северный контур' })
  })
  afterAll(() => database.close())

  const allAtOnce = (act: (db: Database['kysely']) => Promise<boolean>) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => database.kysely.transaction().execute(act)))

  test('a key used concurrently is taken once', async () => {
    const request = { agency_id, service: 'sites', url: 'https://okna.example/', email: 'anna@okna.example' }
    const id = await insertReviewRequest(database.kysely, { ...request, key_hash: Buffer.from([1]), expires_at: NOW })
    const taken = await allAtOnce(db => updateUsedReviewKey(db, id, NOW))
    expect(taken.filter(Boolean)).toEqual([true])
  })

  test('concurrent decisions and replies take effect once, and the agency is recounted', async () => {
    await insertReview(database.kysely, { agency_id, overall: 5 })
    const id = await insertReview(database.kysely, { agency_id, overall: 2, status: 'pending', published_at: null })
    const decision = { status: 'published', published_at: NOW, reply_key_hash: Buffer.from([2]) } as const
    const decided = await allAtOnce(db => updateDecidedReview(db, id, decision))
    expect(decided.filter(Boolean)).toEqual([true])
    const answered = await allAtOnce(db => insertReviewReply(db, id, 'Спасибо'))
    expect(answered.filter(Boolean)).toEqual([true])
    await updateReviewTotals(database.kysely, agency_id)
    const counted = await database.kysely
      .selectFrom('agency')
      .select(['reviews_count', 'reviews_average'])
      .where('id', '=', agency_id)
      .executeTakeFirstOrThrow()
    expect(counted).toEqual({ reviews_count: 2, reviews_average: 3.5 })
  })

  test.each([
    [{ slug: 'severny-kontur', name: '' }, true],
    [{ slug: null, name: 'СЕВЕРНЫЙ КОНТУР' }, true],
    [{ slug: null, name: 'Северный' }, false],
    [{ slug: null, name: '%' }, false],
  ])('an agency is found by %j: %s', async (named, isFound) => {
    expect((await getReviewedAgency(database.kysely, named))?.id).toBe(isFound ? agency_id : undefined)
  })
})
