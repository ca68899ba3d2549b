import { describe, expect, test } from 'vitest'
import { cacheAt, FRESH_MS } from '#tests/support/site/page-cache.ts'

/** Overhead the cache counts per page. */
const OVERHEAD_BYTES = 512
const TWICE = [1, 2]

const settled = () => new Promise(resolve => setImmediate(resolve))

describe('memory', () => {
  const kilobyte = (character: string) => character.repeat(1024)
  const ONE = 1024 + OVERHEAD_BYTES
  /** Six popular, one used once, one odd. */
  const EIGHT_PAGES = 8 * ONE
  /** Asks twice, as visitors of a popular page do. */
  const popular = async (ask: ReturnType<typeof cacheAt>['ask'], key: string) => {
    for (const _ of TWICE) await ask(key, kilobyte('a'), ['agency:a'])
  }

  test('is bounded by bytes: the least recently used page is evicted', async () => {
    const { cache, ask } = cacheAt({ maxBytes: EIGHT_PAGES })
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'g']) await popular(ask, key)
    expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter(key => cache.has(key))).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
    expect(cache.bytes).toBe(6 * ONE)
  })

  // `npm run dev` opens it so; the package refuses a bound of no bytes.
  test('of no bytes is a cache that keeps nothing', async () => {
    const { cache, ask } = cacheAt({ maxBytes: 0 })
    for (const text of ['one', 'two', 'three']) expect(await ask('/', text)).toEqual({ text, result: 'miss' })
    expect(cache.bytes).toBe(0)
  })

  test('keeps popular pages while a crowd requests every page twice', async () => {
    const { cache, ask } = cacheAt({ maxBytes: EIGHT_PAGES })
    for (let nth = 0; nth < 10; nth += 1) await popular(ask, 'main')
    for (let round = 0; round < 20; round += 1) {
      for (let nth = 0; nth < 10; nth += 1) await popular(ask, `page-${round}-${nth}`)
      expect(cache.has('main')).toBe(true)
      await popular(ask, 'main')
    }
    expect(cache.bytes).toBeLessThanOrEqual(EIGHT_PAGES)
  })

  test('evicts pages that are no longer popular', async () => {
    const { cache, ask } = cacheAt({ maxBytes: EIGHT_PAGES })
    for (let nth = 0; nth < 100; nth += 1) await popular(ask, 'once')
    for (let nth = 0; nth < 100; nth += 1) await popular(ask, `page-${nth}`)
    expect(cache.has('once')).toBe(false)
  })

  test('does not keep a page larger than the bound', async () => {
    const { cache, ask } = cacheAt({ maxBytes: ONE })
    expect((await ask('/', kilobyte('x').repeat(3))).result).toBe('miss')
    expect([cache.has('/'), cache.bytes]).toEqual([false, 0])
  })

  test('pages asked for once cannot evict one that was asked for twice', async () => {
    const { cache, ask } = cacheAt({ maxBytes: 16 * ONE })
    await popular(ask, '/')
    for (let nth = 0; nth < 100; nth += 1) await ask(`/agency-${nth}/`, kilobyte('a'))
    expect(cache.has('/')).toBe(true)
    expect(cache.has('/agency-0/')).toBe(false)
    expect(cache.has('/agency-99/')).toBe(true)
    expect(cache.bytes).toBeLessThanOrEqual(3 * ONE)
  })

  test('odd addresses compete among themselves, however often each is asked for', async () => {
    const { cache, ask } = cacheAt({ maxBytes: 16 * ONE })
    await popular(ask, '/')
    await ask('/new/', kilobyte('n'))
    for (let nth = 0; nth < 100; nth += 1) for (const _ of TWICE) await ask(`/search/?q=${nth}`, kilobyte('q'))
    expect([cache.has('/'), cache.has('/new/')]).toEqual([true, true])
    expect([cache.has('/search/?q=0'), cache.has('/search/?q=99')]).toEqual([false, true])
    expect(cache.bytes).toBeLessThanOrEqual(4 * ONE)
  })

  test('a write drops pages of every part', async () => {
    const { cache, ask } = cacheAt()
    await popular(ask, '/agency-a/')
    await ask('/agency-b/', 'b', ['agency:b'])
    await ask('/search/?q=a', 'q', ['agency:a'])
    cache.drop(['agency:a', 'agency:b'])
    for (const key of ['/agency-a/', '/agency-b/', '/search/?q=a']) expect([key, cache.has(key)]).toEqual([key, false])
  })

  test('counts a refreshed page once', async () => {
    const { cache, clock, ask } = cacheAt()
    await ask('/', kilobyte('a'))
    clock.now += FRESH_MS
    await ask('/', kilobyte('b'))
    await settled()
    expect(cache.bytes).toBe(ONE)
  })

  test('counts added encodings and frees exactly what was counted', async () => {
    const { cache, ask, page } = cacheAt()
    const kept = page(kilobyte('a'))
    await cache.get('/', async () => ({ page: kept, isCacheable: true }))
    kept.brotli = Buffer.alloc(100)
    cache.reweigh('/')
    expect(cache.bytes).toBe(ONE + 100)
    kept.gzip = Buffer.alloc(200)
    cache.drop(['*'])
    await ask('/', kilobyte('a'))
    expect(cache.bytes).toBe(ONE)
    cache.drop(['*'])
    await cache.get('/', async () => ({ page: { ...kept, status: 404 }, isCacheable: false }))
    expect(cache.bytes).toBe(0)
  })

  test('stays within its bound when a cached page grows', async () => {
    const { cache, ask, page } = cacheAt({ maxBytes: EIGHT_PAGES })
    for (const key of ['older', 'b', 'c', 'd', 'e']) await popular(ask, key)
    const kept = page(kilobyte('b'))
    for (const _ of TWICE) await cache.get('newer', async () => ({ page: kept, isCacheable: true }))
    kept.brotli = Buffer.alloc(100)
    cache.reweigh('newer')
    expect([cache.has('older'), cache.has('newer')]).toEqual([false, true])
  })
})
