import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { matchPath, PATH_NAMES, type PathName } from '#domain/paths/paths.ts'
import { agencyTabs } from '#server/calls/agency/agency-tabs.ts'
import { HEAD_MAKERS } from '#server/calls/heads.ts'
import { findDossier } from '#server/shapes/agency-dossier.ts'
import { statementsOf } from '#tests/support/database/kept-plan.ts'
import { insertAgency } from '#tests/support/database/market-rows.ts'
import { readXml, textsOf } from '#tests/support/files/read-xml.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

/** Opened from each end of a file. */
const OPENED = 20
const MAX_ADDRESSES = 40_000
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

let site: TestApp

beforeAll(async () => {
  site = await openTestApp({}, {}, { poolSize: 1 })
})
afterAll(() => site.close())

/** As a write does. */
const drop = () => site.context.database.notify(PAGES_CHANGED, '*')

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

interface Listed {
  path: string
  lastmod: string | undefined
}

async function readList(address: string): Promise<Listed[]> {
  const answer = await get(address)
  expect([address, answer.statusCode, answer.headers['content-type']]).toEqual([
    address,
    200,
    'application/xml; charset=utf-8',
  ])
  return readXml(answer.body).children.map(element => {
    const [loc = ''] = textsOf(element, 'loc')
    const [lastmod] = textsOf(element, 'lastmod')
    expect(loc.startsWith(`${SITE_URL}/`)).toBe(true)
    return { path: loc.slice(SITE_URL.length), lastmod }
  })
}

const kindOf = (file: string) => file.slice('/sitemap-'.length).replace(/-\d+\.xml$/, '')

async function readFiles() {
  const files = await readList('/sitemap.xml')
  return Promise.all(files.map(async ({ path }) => ({ path, kind: kindOf(path), listed: await readList(path) })))
}

const pathsOf = async (file: string): Promise<string[]> => (await readList(file)).map(({ path }) => path)

// The server may not import the client, so no type can say this.
test('a page has its head in its document or from the server, never in both places or in none', () => {
  const wrong = PATH_NAMES.filter(name => (site.context.pages[name].head === null) !== Object.hasOwn(HEAD_MAKERS, name))
  expect(wrong).toEqual([])
})

describe('the sitemap', () => {
  test('lists every page that search engines may show, in the file of its kind, and no other', async () => {
    const files = await readFiles()
    const found = new Set<PathName>()
    for (const { path: file, kind, listed } of files) {
      expect([file, listed.length > 0, listed.length <= MAX_ADDRESSES]).toEqual([file, true, true])
      for (const { path } of listed) {
        const name = matchPath(path)?.name
        expect([path, name && site.context.pages[name].sitemap]).toEqual([path, kind])
        if (name) found.add(name)
      }
    }
    const expected = PATH_NAMES.filter(name => site.context.pages[name].sitemap !== null)
    expect([...found].sort()).toEqual(expected.sort())
  })

  test('names each address once', async () => {
    const paths = (await readFiles()).flatMap(({ listed }) => listed.map(({ path }) => path))
    expect(paths.length).toBeGreaterThan(300)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('has dates of the data, none in the future', async () => {
    const dates = (await readFiles()).flatMap(({ listed }) => listed.flatMap(({ lastmod }) => lastmod ?? []))
    expect(dates.length).toBeGreaterThan(100)
    for (const date of dates) {
      expect(date).toMatch(TIME)
      expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now())
    }
  })

  test('leads to pages that exist, are canonical and may be indexed', async () => {
    for (const { listed } of await readFiles()) {
      const paths = listed.map(({ path }) => path)
      for (const path of new Set([...paths.slice(0, OPENED), ...paths.slice(-OPENED)])) {
        const { statusCode, body } = await get(path)
        expect([path, statusCode]).toEqual([path, 200])
        expect(body).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`)
        expect([path, /<meta name="robots" content="[^"]*noindex/.test(body)]).toEqual([path, false])
      }
    }
  })

  test('has exactly the tabs that each agency shows', async () => {
    const paths = (await readFiles()).filter(({ kind }) => kind === 'agencies').flatMap(({ listed }) => listed)
    const byAgency = Map.groupBy(
      paths.map(({ path }) => path).filter(path => !path.startsWith('/customers_responses/')),
      path => path.split('/')[1]?.slice('agency-'.length) ?? '',
    )
    expect(byAgency.size).toBeGreaterThan(10)
    for (const [slug, listed] of byAgency) {
      const agency = await findDossier(site.context, slug)
      const shown = agency && agencyTabs(agency).map(({ path }) => path)
      expect(listed.toSorted()).toEqual(shown?.toSorted())
    }
  })

  test('has no slice with fewer than three participants', async () => {
    const { database } = site.context
    const small = await database.kysely
      .selectFrom('agency')
      .select('city')
      .groupBy('city')
      .having(({ fn }) => fn.countAll(), '<', 3)
      .execute()
    expect(small.length).toBeGreaterThan(0)
    const paths = await pathsOf('/sitemap-ratings-1.xml')
    expect(small.filter(({ city }) => paths.includes(`/digital-agencies/${city}/`))).toEqual([])
  })

  test('leaves out pages the operator closed to search engines', async () => {
    expect(await pathsOf('/sitemap-pages-1.xml')).toContain('/rules/')
    const meta = JSON.stringify([{ name: 'robots', content: 'noindex' }])
    await site.context.database.kysely
      .insertInto('page_head')
      .values({ path: '/rules/', title: 'Правила', meta })
      .execute()
    await drop()
    expect(await pathsOf('/sitemap-pages-1.xml')).not.toContain('/rules/')
    await site.context.database.kysely.deleteFrom('page_head').where('path', '=', '/rules/').execute()
    await drop()
  })
})

describe('a file of the sitemap', () => {
  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is compressed with %s', async (encoding, decompress) => {
    const plain = await get('/sitemap-agencies-1.xml')
    const answer = await get('/sitemap-agencies-1.xml', { 'accept-encoding': encoding })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body)
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })

  test.each(['/sitemap.xml', '/sitemap-ratings-1.xml'])('%s is kept for an hour and not sent again', async url => {
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('public, max-age=3600')
    const again = await get(url, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    '/sitemap-agencies-999.xml',
    '/sitemap-agencies-0.xml',
    '/sitemap-tenders-1.xml',
    '/sitemap-agencies.xml',
  ])('%s does not exist', async url => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('holds a range of ids, read in chunks', async () => {
    const { kysely } = site.context.database
    await insertAgency(kysely, 'far-away', { id: 10_001 })
    await sql`insert into person (id, slug, name, role)
      select id, 'many-' || id, 'Имя Фамилия', 'директор' from generate_series(100001, 101201) as id`.execute(kysely)
    await drop()
    const files = (await readList('/sitemap.xml')).map(({ path }) => path)
    expect(files.filter(path => path.startsWith('/sitemap-agencies'))).toEqual([
      '/sitemap-agencies-1.xml',
      '/sitemap-agencies-3.xml',
    ])
    expect(await pathsOf('/sitemap-agencies-3.xml')).toContain('/agency-far-away/')
    expect(await pathsOf('/sitemap-agencies-1.xml')).not.toContain('/agency-far-away/')
    const persons = await pathsOf('/sitemap-persons-3.xml')
    expect(persons).toHaveLength(1201)
    expect([persons[0], persons.at(-1)]).toEqual(['/persons/many-100001/', '/persons/many-101201/'])
    await sql`delete from person where id > 100000`.execute(kysely)
    await kysely.deleteFrom('agency').where('id', '=', 10_001).execute()
    await drop()
  })

  test('is rendered once for all requests, and not again until a write', async () => {
    const { database } = site.context
    const renderings = async (requests: number) => {
      const statements = await statementsOf(database.pool, () =>
        Promise.all(Array.from({ length: requests }, (_, n) => get(`/sitemap-agencies-1.xml?${n}`))),
      )
      return statements.filter(({ text }) => text.includes('has_projects')).length
    }
    await drop()
    expect(await renderings(5)).toBe(1)
    expect(await renderings(5)).toBe(0)
    await insertAgency(database.kysely, 'late-comer')
    await database.notify(PAGES_CHANGED, 'agency:late-comer')
    expect(await renderings(5)).toBe(1)
    expect(await pathsOf('/sitemap-agencies-1.xml')).toContain('/agency-late-comer/')
  })
})
