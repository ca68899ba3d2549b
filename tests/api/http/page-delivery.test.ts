import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const PAGE = '/digital-agencies/'
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1' }

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})

afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const cacheStatus = (answer: Awaited<ReturnType<typeof get>>) =>
  /^cache;desc=(\w+), total;dur=[\d.]+$/.exec(String(answer.headers['server-timing']))?.[1]

describe('encodings', () => {
  test('brotli, gzip and identity responses carry the same page', async () => {
    const [plain, brotli, zipped] = await Promise.all(
      ['identity', 'gzip, deflate, br', 'gzip'].map(accepted => get(PAGE, { 'accept-encoding': accepted })),
    )
    expect(plain?.headers['content-encoding']).toBeUndefined()
    expect(brotli?.headers['content-encoding']).toBe('br')
    expect(zipped?.headers['content-encoding']).toBe('gzip')
    expect(plain?.body).toContain('</html>')
    expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(plain?.body)
    expect(gunzipSync(zipped?.rawPayload ?? '').toString()).toBe(plain?.body)
  })

  test('an encoding with q=0 is not used', async () => {
    const answer = await get(PAGE, { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(answer.headers['content-encoding']).toBe('gzip')
  })

  test('responses carry Vary and Cache-Control', async () => {
    const answer = await get(PAGE)
    expect(answer.headers.vary).toBe('Accept-Encoding, User-Agent')
    expect(answer.headers['cache-control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/)
  })
})

describe('caching', () => {
  test('a matching ETag yields a 304 without a body', async () => {
    const first = await get(PAGE)
    expect(first.headers.etag).toMatch(/^W\/"[\w-]{20}"$/)
    const again = await get(PAGE, { 'if-none-match': `W/"other", ${first.headers.etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(first.headers.etag)
    expect((await get(PAGE, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const full = await get(PAGE)
    const head = await site.app.inject({ method: 'HEAD', url: PAGE })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers.etag).toBe(full.headers.etag)
    expect(head.headers['content-type']).toBe(full.headers['content-type'])
    expect((await site.app.inject({ method: 'HEAD', url: '/no-such-page/' })).statusCode).toBe(404)
  })

  test('the second visitor gets the cached page, with a separate entry per device', async () => {
    expect(cacheStatus(await get('/web-support/'))).toBe('miss')
    const second = await get('/web-support/')
    expect(cacheStatus(second)).toBe('hit')
    const phone = await get('/web-support/', PHONE)
    expect(cacheStatus(phone)).toBe('miss')
    expect(second.body).toContain('<html lang="ru" class="desktop">')
    expect(phone.body).toContain('<html lang="ru" class="mobile">')
  })

  test('tracking parameters do not split the cache', async () => {
    await get('/branding/')
    expect(cacheStatus(await get('/branding/?utm_source=mail&utm_campaign=1'))).toBe('hit')
    await get('/search/?q=%D0%B0')
    expect(cacheStatus(await get('/search/?q=%D0%B1'))).toBe('miss')
  })

  test('an address with a query is compressed quickly and stays so, a popular page gets better', async () => {
    const sizeOf = async (url: string) => (await get(url, { 'accept-encoding': 'br' })).rawPayload.length
    const [odd, popular] = ['/search/?q=%D0%B2', '/cases/']
    const before = { odd: await sizeOf(odd), popular: await sizeOf(popular) }
    // Asked for first: the background would take it first.
    expect(cacheStatus(await get(odd))).toBe('hit')
    await expect.poll(() => sizeOf(popular)).toBeLessThan(before.popular)
    expect(await sizeOf(odd)).toBe(before.odd)
  })

  test('concurrent requests for an uncached page share one render', async () => {
    const before = await renders()
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/performance/')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await renders()) - before).toBe(1)
  })

  const renders = async () => {
    const { values } = await site.context.metrics.renderSeconds.get()
    return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0
  }
})

test('searches, each asked for twice, push no popular page out of the cache', async () => {
  const pageCacheBytes = 2 * 1024 * 1024
  const own = await openTestApp({ pageCacheBytes })
  onTestFinished(() => own.close())
  const ask = (url: string) => own.app.inject({ url })
  await ask(PAGE)
  expect(cacheStatus(await ask(PAGE))).toBe('hit')
  let asked = 0
  for (let bytes = 0; bytes < 2 * pageCacheBytes; asked += 1) {
    const url = `/search/?q=${asked}`
    bytes += (await ask(url)).rawPayload.length
    expect(cacheStatus(await ask(url))).toBe('hit')
  }
  expect(cacheStatus(await ask(PAGE))).toBe('hit')
  expect(cacheStatus(await ask('/search/?q=0'))).toBe('miss')
})

describe('a write', () => {
  test('invalidates the pages that show the changed data, and no others', async () => {
    const { kysely } = site.context.database
    const { slug } = await kysely.selectFrom('agency').select('slug').orderBy('id').executeTakeFirstOrThrow()
    const changed = `/agency-${slug}/`
    await get(changed)
    await get(PAGE)
    expect(cacheStatus(await get(changed))).toBe('hit')

    await kysely.updateTable('agency').set({ tagline: 'Новое слово о себе' }).where('slug', '=', slug).execute()
    await site.context.database.notify(PAGES_CHANGED, `agency:${slug} agency:other`)
    await expect.poll(async () => cacheStatus(await get(changed))).not.toBe('hit')

    expect((await get(changed)).body).toContain('Новое слово о себе')
    expect(cacheStatus(await get(PAGE))).toBe('hit')
  })
})

describe('what React cannot draw', () => {
  const BROKEN_TREE = JSON.stringify([{ kind: 'paragraph', spans: null }])
  let own: TestApp

  beforeAll(async () => {
    own = await openTestApp({ pageFreshMs: 0 })
  })
  afterAll(() => own.close())

  const ask = (url: string) => own.app.inject({ url })
  const breakTexts = () => own.context.database.kysely.updateTable('article').set({ tree: BROKEN_TREE }).execute()

  /** Collects what is logged from now on. Forgets what was read of the data before it was broken. */
  function readLog(): Record<string, unknown>[] {
    const lines: Record<string, unknown>[] = []
    own.context.failures.logTo({
      error: (detail, message) => lines.push({ ...detail, message }),
      info: () => undefined,
    })
    own.context.memo.clear()
    return lines
  }
  const countOf = async (kind: string) => {
    const { values } = await own.context.failures.counter.get()
    return values.find(({ labels }) => labels.kind === kind)?.value ?? 0
  }

  test('in the refresh of a kept page is logged with its path and counted, and the kept page stays', async () => {
    const kept = await ask('/about/?utm_source=somebody')
    expect(kept.statusCode).toBe(200)
    await breakTexts()
    const before = await countOf('refresh')
    const lines = readLog()
    expect(cacheStatus(await ask('/about/'))).toBe('stale')
    await expect.poll(() => countOf('refresh')).toBe(before + 1)
    expect(lines).toMatchObject([{ kind: 'refresh', path: '/about/', err: expect.any(TypeError) }])
    const again = await ask('/about/')
    expect([cacheStatus(again), again.body]).toEqual(['stale', kept.body])
    await expect.poll(() => countOf('refresh')).toBe(before + 2)
  })

  test('as the view of a page is an error page, logged with its path and counted', async () => {
    await breakTexts()
    const before = await countOf('page')
    const lines = readLog()
    const broken = await ask('/privacy/')
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(lines).toMatchObject([{ kind: 'page', path: '/privacy/', err: expect.any(TypeError) }])
    expect(await countOf('page')).toBe(before + 1)
  })

  test('as a part of a page is left out, logged with the path and counted, and the page is not kept', async () => {
    const { kysely } = own.context.database
    await kysely
      .updateTable('site_setting')
      .set({ value: JSON.stringify({ legal_name: 'Издатель', phones: null }) })
      .where('key', '=', 'contacts')
      .execute()
    const before = await countOf('part')
    const lines = readLog()
    const broken = await ask(PAGE)
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(broken.body).toMatch(/<h1/)
    expect(lines).toMatchObject([{ kind: 'part', path: PAGE, err: expect.any(TypeError) }])
    expect(await countOf('part')).toBe(before + 1)
    expect(cacheStatus(await ask(PAGE))).toBe('miss')
  })
})
