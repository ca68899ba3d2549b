import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#server/context.ts'
import { announceChanges } from '#server/sitemap/announce-changes.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

const KEY = '0f1e2d3c4b5a6978'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let site: TestApp
let context: Context
let now: Date
let sent: { url: string; body: { urlList: string[] } & Record<string, unknown> }[]
let status: number

beforeAll(async () => {
  site = await openTestApp()
  // After everything in the market.
  now = new Date(Date.now() + DAY_MS)
  sent = []
  status = 202
  context = { ...site.context, config: { ...site.context.config, indexNowKey: KEY }, now: () => now }
})
afterAll(() => site.close())

const post = async (url: string, body: object) => {
  sent.push({ url, body: body as (typeof sent)[number]['body'] })
  return status
}

test('changed pages are announced once, again after a failure, and never without a key', async () => {
  expect(await announceChanges(site.context, post)).toBe(0)
  expect(await announceChanges(context, post)).toBe(0)
  expect(sent).toEqual([])

  now = new Date(now.getTime() + DAY_MS)
  const { kysely } = context.database
  const review = await kysely
    .selectFrom('review')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .select(['review.id', 'agency.slug'])
    .where('review.status', '=', 'published')
    .orderBy('review.id')
    .executeTakeFirstOrThrow()
  const published_at = new Date(now.getTime() - HOUR_MS)
  await kysely.updateTable('review').set({ published_at }).where('id', '=', review.id).execute()
  context.memo.clear()

  status = 503
  await expect(announceChanges(context, post)).rejects.toThrow('IndexNow answered 503')
  status = 200
  expect(await announceChanges(context, post)).toBe(3)
  expect(sent.at(-1)).toEqual({
    url: 'https://yandex.com/indexnow',
    body: {
      host: 'merilo.example',
      key: KEY,
      keyLocation: `${SITE_URL}/${KEY}.txt`,
      urlList: [
        `/agency-${review.slug}/`,
        `/agency-${review.slug}/reviews/`,
        `/customers_responses/${review.slug}/`,
      ].map(path => SITE_URL + path),
    },
  })

  now = new Date(now.getTime() + DAY_MS)
  expect(await announceChanges(context, post)).toBe(0)
  expect(sent).toHaveLength(2)
})
