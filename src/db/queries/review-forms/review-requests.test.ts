import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openCopy, openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertReview } from '#tests/support/database/market-rows.ts'
import type { Database } from '../../connect.ts'
import { migrate } from '../../migrate.ts'
import { decideReview, recountReviews } from '../reviews/moderation.ts'
import { insertReviewReply } from './review-replies.ts'
import { getReviewedAgency, insertReviewRequest, takeReviewKey } from './review-requests.ts'

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

  test('of many who use one key at once, one does', async () => {
    const request = { agency_id, service: 'sites', url: 'https://okna.example/', email: 'anna@okna.example' }
    const id = await insertReviewRequest(database.kysely, { ...request, key_hash: Buffer.from([1]), expires_at: NOW })
    const taken = await allAtOnce(db => takeReviewKey(db, id, NOW))
    expect(taken.filter(Boolean)).toEqual([true])
  })

  test('of many who decide or answer at once, one does, and the agency is counted anew', async () => {
    await insertReview(database.kysely, { agency_id, overall: 5 })
    const id = await insertReview(database.kysely, { agency_id, overall: 2, status: 'pending', published_at: null })
    const decision = { status: 'published', published_at: NOW, reply_key_hash: Buffer.from([2]) } as const
    const decided = await allAtOnce(db => decideReview(db, id, decision))
    expect(decided.filter(Boolean)).toEqual([true])
    const answered = await allAtOnce(db => insertReviewReply(db, id, 'Спасибо'))
    expect(answered.filter(Boolean)).toEqual([true])
    await recountReviews(database.kysely, agency_id)
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
  ])('an agency is known by %j: %s', async (named, isKnown) => {
    expect((await getReviewedAgency(database.kysely, named))?.id).toBe(isKnown ? agency_id : undefined)
  })
})

test('a site with earlier texts gets the new ones and the present lifetime of links', async () => {
  const all = join(import.meta.dirname, '../../migrations')
  const earlier = mkdtempSync(join(tmpdir(), 'merilo-earlier-'))
  for (const file of readdirSync(all).filter(file => file < '0011')) cpSync(join(all, file), join(earlier, file))
  const database = await openCopy(inject('serverUrl'), 'template1')
  try {
    await migrate(database, { directory: earlier })
    const html = '<li>Ссылка действует один раз и 30 дней.</li>'
    await database.kysely
      .insertInto('page_text')
      .values({ key: 'rules', title: 'Правила', html, version: '2026-1', updated_at: NOW })
      .execute()
    await migrate(database)
    const texts = await database.kysely
      .selectFrom('page_text')
      .select(['key', 'version', 'html'])
      .orderBy('key')
      .execute()
    expect(texts.map(({ key, version }) => `${key} ${version}`)).toEqual([
      'consent-publication 2026-1',
      'review-help 2026-1',
      'rules 2026-2',
    ])
    expect(texts.at(-1)?.html).toContain('один раз и 60 дней')
  } finally {
    await database.close()
    rmSync(earlier, { recursive: true, force: true })
  }
})
