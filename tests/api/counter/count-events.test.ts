import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moscowDay } from '#domain/time/dates.ts'
import { makeApp } from '#server/app.ts'
import { makeCounter } from '#server/counter/counter.ts'
import { writeCounts } from '#server/counter/write-counts.ts'
import { USER_AGENT } from '#tests/support/browser/browser.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp
let agency: { id: number; slug: string }
let erid: string

const db = () => site.context.database.kysely

beforeAll(async () => {
  site = await openTestApp()
  agency = await db().selectFrom('agency').select(['id', 'slug']).orderBy('id').executeTakeFirstOrThrow()
  const ad = await db().selectFrom('ad_placement').select('erid').orderBy('id').executeTakeFirstOrThrow()
  erid = ad.erid ?? ''
})
afterAll(() => site.close())

let batches = 0
let visitors = 0

interface Sent {
  id?: string
  headers?: Record<string, string>
  address?: string
}

/** From a new address each time unless told otherwise. */
function send(events: object[], { id, headers, address }: Sent = {}) {
  batches += 1
  visitors += 1
  return site.app.inject({
    method: 'POST',
    url: '/api/count-events',
    payload: { id: id ?? `batch-number-${batches}`, events },
    headers: { 'user-agent': USER_AGENT.desktop, ...headers },
    remoteAddress: address ?? `203.0.113.${visitors}`,
  })
}

/** Today's count in the table, after pending counts are written. */
async function counted(kind: string, subject: string): Promise<number> {
  await writeCounts(site.context)
  const { rows } = await site.context.database.pool.query(
    'select coalesce(sum(hits), 0)::int as hits from tally where kind = $1 and subject = $2 and day = $3',
    [kind, subject, moscowDay(new Date())],
  )
  return rows[0].hits
}

describe('a batch', () => {
  test('counts the page, and the rating with its type and region', async () => {
    const before = await counted('page', 'rating')
    const answer = await send([{ kind: 'page', path: '/digital-agencies/kazan/' }], {
      headers: { 'user-agent': USER_AGENT.mobile },
    })
    expect(answer.statusCode).toBe(204)
    expect(await counted('page', 'rating')).toBe(before + 1)
    const row = await db()
      .selectFrom('tally')
      .select(['type', 'region', 'device', 'hits'])
      .where('kind', '=', 'rating')
      .where('subject', '=', 'city/kazan')
      .where('day', '=', moscowDay(new Date()))
      .execute()
    expect(row).toEqual([{ type: 'digital-agencies', region: 'kazan', device: 'mobile', hits: 1 }])
  })

  test('counts what was done to an agency under its slug', async () => {
    const path = '/digital-agencies/'
    await send([
      { kind: 'page', path: `/agency-${agency.slug}/` },
      { kind: 'site-opened', path: `/agency-${agency.slug}/contacts/` },
      { kind: 'row-opened', subject: String(agency.id), path },
      { kind: 'why-opened', subject: String(agency.id), path },
      { kind: 'compared', subject: `${agency.id},${agency.id + 1}`, path: '/compare/' },
    ])
    for (const kind of ['agency', 'site-opened', 'row-opened', 'why-opened', 'compared']) {
      expect(await counted(kind, agency.slug), kind).toBe(1)
    }
  })

  test('counts advertisements by erid and queries as normalised', async () => {
    await send([
      { kind: 'ad-seen', subject: erid, path: '/digital-agencies/' },
      { kind: 'ad-clicked', subject: erid, path: '/digital-agencies/' },
      { kind: 'search', subject: ' Студия  КАЗАНЬ', path: '/search/' },
    ])
    expect(await counted('ad-seen', erid)).toBe(1)
    expect(await counted('ad-clicked', erid)).toBe(1)
    expect(await counted('search', 'студия казань')).toBe(1)
  })

  test('counts as many clicks of an address as it has views, also those that another process counted', async () => {
    const seen = { kind: 'ad-seen', subject: erid, path: '/digital-agencies/' }
    const clicked = { ...seen, kind: 'ad-clicked' }
    const before = { clicks: await counted('ad-clicked', erid), held: await counted('held', `ad-clicked/${erid}`) }
    const address = '198.51.100.7'
    await send([clicked, clicked], { address })
    expect(await counted('ad-clicked', erid)).toBe(before.clicks)
    const other = { ...site.context, counter: makeCounter() }
    const app = await makeApp({ ...site, context: other, assetsOf: () => ({}) as never, clientDir: null })
    await app.inject({
      method: 'POST',
      url: '/api/count-events',
      payload: { id: 'batch-of-another-process', events: [seen] },
      headers: { 'user-agent': USER_AGENT.desktop },
      remoteAddress: address,
    })
    await writeCounts(other)
    await app.close()
    expect(await counted('ad-clicked', erid)).toBe(before.clicks + 1)
    for (let nth = 0; nth < 3; nth += 1) await writeCounts(site.context)
    expect(await counted('ad-clicked', erid)).toBe(before.clicks + 1)
    expect(await counted('held', `ad-clicked/${erid}`)).toBe(before.held + 1)
  })

  test('from rotating IPv6 addresses of one network adds twenty to a figure; the register shows the rest', async () => {
    const views = await counted('ad-seen', erid)
    const events = Array.from({ length: 30 }, () => ({ kind: 'ad-seen', subject: erid, path: '/digital-agencies/' }))
    for (let nth = 0; nth < 40; nth += 1) await send(events, { address: `2001:db8:7:7::${nth + 1}` })
    expect(await counted('ad-seen', erid)).toBe(views + 20)
    const { rows } = (await site.app.inject({ url: '/api/advertising-register' })).json()
    const row = rows.find((shown: { erid: string }) => shown.erid === erid)
    expect(row.held).toEqual({ views: 1_180, clicks: await counted('held', `ad-clicked/${erid}`) })
    const page = await site.app.inject({ url: '/advertising/register/' })
    expect(page.body).toMatch(/1\s180 не в счёт/)
  })

  test('does not count a look into the archive as demand', async () => {
    const before = await counted('rating', '')
    const years = await db()
      .selectFrom('edition')
      .select('year')
      .where('year', 'is not', null)
      .executeTakeFirstOrThrow()
    expect((await send([{ kind: 'page', path: `/digital-agencies/${years.year}/` }])).statusCode).toBe(204)
    expect(await counted('rating', '')).toBe(before)
  })

  test('sent twice counts once', async () => {
    const before = await counted('page', 'wall')
    const events = [{ kind: 'page', path: '/wall/' }]
    for (const _ of ['first', 'again']) expect((await send(events, { id: 'same-batch' })).statusCode).toBe(204)
    expect(await counted('page', 'wall')).toBe(before + 1)
  })
})

describe('a batch is refused whole', () => {
  test.each([
    ['an unknown page', { kind: 'page', path: '/no-such-page/' }],
    ['a private page', { kind: 'page', path: '/tender/status/0f1e2d3c4b5a69788796a5b4c3d2e1f0/' }],
    ['an unknown agency', { kind: 'page', path: '/agency-no-such-agency/' }],
    ['an unknown id', { kind: 'row-opened', subject: '999999999', path: '/digital-agencies/' }],
    ['an agency without an id', { kind: 'compared', path: '/compare/' }],
    ['an edition that was never published', { kind: 'page', path: '/digital-agencies/2003/' }],
    ['an unknown advertisement', { kind: 'ad-seen', subject: 'made-up', path: '/digital-agencies/' }],
    ['malformed answers', { kind: 'calculator', subject: 'what?', path: '/digital-agencies/' }],
    ['a site outside an agency', { kind: 'site-opened', path: '/digital-agencies/' }],
  ])('with %s', async (_, event) => {
    const before = await counted('page', 'wall')
    const answer = await send([{ kind: 'page', path: '/wall/' }, event])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toMatchObject({
      code: 'form-refused',
      message: expect.stringMatching(/^[А-ЯЁ][^a-z]+$/),
    })
    expect(await counted('page', 'wall')).toBe(before)
  })

  test.each(['tender', 'phone-shown', 'rating', 'nonsense'])(
    'of the kind %s, which browsers do not send',
    async kind => {
      expect((await send([{ kind, path: '/digital-agencies/' }])).statusCode).toBe(400)
    },
  )

  test('with more than fifty events', async () => {
    expect((await send(Array.from({ length: 51 }, () => ({ kind: 'page', path: '/' })))).statusCode).toBe(400)
  })
})

describe('nothing is counted', () => {
  test.each([
    ['with Global Privacy Control', { 'sec-gpc': '1' }],
    ['for a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ])('%s, though the answer is the same', async (_, headers) => {
    const before = await counted('page', 'main')
    const answer = await send([{ kind: 'page', path: '/' }], { headers: headers as Record<string, string> })
    expect(answer.statusCode).toBe(204)
    expect(await counted('page', 'main')).toBe(before)
  })

  test('of a query that may hold personal data', async () => {
    const answer = await send([{ kind: 'search', subject: 'anna@vetrova.example', path: '/search/' }])
    expect(answer.statusCode).toBe(204)
    await writeCounts(site.context)
    const kept = await db().selectFrom('tally').select('subject').where('subject', 'like', '%vetrova%').execute()
    expect(kept).toEqual([])
  })
})

test('a flood from one address moves a figure by no more than its bound', async () => {
  const before = await counted('agency', agency.slug)
  const events = Array.from({ length: 50 }, () => ({ kind: 'page', path: `/agency-${agency.slug}/` }))
  for (let index = 0; index < 6; index += 1) await send(events, { address: '198.51.100.7' })
  expect(await counted('agency', agency.slug)).toBe(before + 20)
})

test('a failed write keeps the counts for the next one', async () => {
  const before = await counted('page', 'rules')
  await send([{ kind: 'page', path: '/rules/' }])
  await site.context.database.pool.query('alter table tally rename to tally_elsewhere')
  await expect(writeCounts(site.context)).rejects.toThrow()
  await site.context.database.pool.query('alter table tally_elsewhere rename to tally')
  expect(await counted('page', 'rules')).toBe(before + 1)
})
