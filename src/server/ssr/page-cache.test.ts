import { describe, expect, test, vi } from 'vitest'
import { type CachedPage, PageCache, type Render } from './page-cache.ts'
import { encodePage } from './page-encodings.ts'

const FRESH_MS = 60_000
/** Overhead the cache counts per page. */
const OVERHEAD_BYTES = 512

function cacheAt({ maxBytes = 1_000_000 } = {}) {
  const clock = { now: 1_000_000 }
  const onError = vi.fn()
  const cache = new PageCache({ maxBytes, freshMs: FRESH_MS, now: () => clock.now, isOdd, onError })
  const page = (text: string, tags: string[] = []): CachedPage => ({
    ...encodePage(200, Buffer.from(text)),
    tags,
    isPrivate: false,
    isComplete: true,
    renderedAt: clock.now,
  })
  return {
    cache,
    clock,
    onError,
    page,
    /** Requests the key; `text` is what a render would produce. */
    async ask(key: string, text: string, tags?: string[]) {
      const found = await cache.get(key, async () => ({ page: page(text, tags), isCacheable: true }))
      return { text: found.page.html?.toString(), result: found.result }
    },
  }
}

const TWICE = [1, 2]
const isOdd = (key: string) => key.includes('?')

/** A render that the test settles by hand. */
function slowRender() {
  let finish: (made: Awaited<ReturnType<Render>>) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const render = vi.fn<Render>(
    () =>
      new Promise((resolve, reject) => {
        finish = resolve
        fail = reject
      }),
  )
  return {
    render,
    finish: (page: CachedPage, isCacheable = true) => finish({ page, isCacheable }),
    fail: (error: Error) => fail(error),
  }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

describe('a page', () => {
  test('is rendered on the first request and served from memory while fresh', async () => {
    const { ask, clock } = cacheAt()
    expect(await ask('/', 'one')).toEqual({ text: 'one', result: 'miss' })
    clock.now += FRESH_MS - 1
    expect(await ask('/', 'two')).toEqual({ text: 'one', result: 'hit' })
  })

  test('can be had without a render only while fresh', async () => {
    const { ask, cache, clock } = cacheAt()
    expect(cache.getFresh('/')).toBeNull()
    await ask('/', 'one')
    clock.now += FRESH_MS - 1
    expect(cache.getFresh('/')?.html?.toString()).toBe('one')
    clock.now += 1
    expect(cache.getFresh('/')).toBeNull()
  })

  test('is served stale at once while one render refreshes it', async () => {
    const { cache, clock, ask, page } = cacheAt()
    await ask('/', 'old')
    clock.now += FRESH_MS
    const { render, finish } = slowRender()
    const answers = await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
    expect(answers.map(({ result }) => result)).toEqual(['stale', 'stale', 'stale'])
    expect(render).toHaveBeenCalledTimes(1)
    finish(page('new'))
    await settled()
    expect(await ask('/', 'never')).toEqual({ text: 'new', result: 'hit' })
  })

  test('is passed to its refresh, which may reuse its compressed bytes', async () => {
    const { cache, clock, ask } = cacheAt()
    await ask('/', 'old')
    clock.now += FRESH_MS
    const { render } = slowRender()
    const { page } = await cache.get('/', render)
    expect(render).toHaveBeenCalledExactlyOnceWith(page)
  })

  test('is rendered once for concurrent first requests', async () => {
    const { cache, page } = cacheAt()
    const { render, finish } = slowRender()
    const asking = [cache.get('/', render), cache.get('/', render)]
    finish(page('one'))
    const [first, second] = await Promise.all(asking)
    expect(render).toHaveBeenCalledTimes(1)
    expect(first?.page).toBe(second?.page)
  })

  test('that is not cacheable is sent and rendered again next time', async () => {
    const { cache, page, ask } = cacheAt()
    await cache.get('/', async () => ({ page: page('broken block'), isCacheable: false }))
    expect(cache.has('/')).toBe(false)
    expect(await ask('/', 'whole')).toEqual({ text: 'whole', result: 'miss' })
  })

  test('whose refresh is not cacheable is dropped', async () => {
    const { cache, clock, ask, page } = cacheAt()
    await ask('/agency-gone/', 'there')
    clock.now += FRESH_MS
    await cache.get('/agency-gone/', async () => ({ page: page('not found'), isCacheable: false }))
    await settled()
    expect(cache.has('/agency-gone/')).toBe(false)
    expect(cache.bytes).toBe(0)
  })
})

describe('a refresh with a failed block', () => {
  test.each([
    ['leaves the stale page', { isComplete: false }],
    ['or as a whole leaves it too', { status: 503 }],
  ])('%s', async (_, failure) => {
    const { cache, clock, ask, page } = cacheAt()
    await ask('/', 'whole')
    clock.now += FRESH_MS
    await cache.get('/', async () => ({ page: { ...page('broken'), ...failure }, isCacheable: false }))
    await settled()
    expect(await ask('/', 'mended')).toEqual({ text: 'whole', result: 'stale' })
    await settled()
    expect(await ask('/', 'never')).toEqual({ text: 'mended', result: 'hit' })
  })
})

describe('a render that fails', () => {
  test('on a miss rejects, and the next request tries again', async () => {
    const { cache, ask } = cacheAt()
    await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await ask('/', 'up')).toEqual({ text: 'up', result: 'miss' })
  })

  test('during a refresh is reported and keeps the stale page', async () => {
    const { cache, clock, ask, onError } = cacheAt()
    await ask('/', 'old')
    clock.now += FRESH_MS
    const { render, fail } = slowRender()
    await cache.get('/', render)
    fail(new Error('down'))
    await settled()
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('down'), '/')
    expect(await ask('/', 'new')).toEqual({ text: 'old', result: 'stale' })
    await settled()
    expect(await ask('/', 'never')).toEqual({ text: 'new', result: 'hit' })
  })
})

describe('a write', () => {
  test('drops the pages with its tag and leaves the others', async () => {
    const { cache, ask } = cacheAt()
    await ask('/agency-a/', 'a', ['agency:a'])
    await ask('/agency-b/', 'b', ['agency:b', 'rating:seo'])
    cache.drop(['agency:a', 'agency:unknown'])
    expect([cache.has('/agency-a/'), cache.has('/agency-b/')]).toEqual([false, true])
  })

  test('with the tag * drops everything', async () => {
    const { cache, ask } = cacheAt()
    await ask('/agency-a/', 'a', ['agency:a'])
    await ask('/', 'b')
    cache.drop(['*'])
    expect([cache.has('/agency-a/'), cache.has('/')]).toEqual([false, false])
    expect([cache.getFresh('/agency-a/'), cache.getFresh('/')]).toEqual([null, null])
  })

  test('leaves the dropped page for ten minutes to requests that would be refused', async () => {
    const { cache, clock, ask, onError } = cacheAt()
    await ask('/', 'before the write')
    cache.drop(['*'])
    expect(cache.getOutdated('/')?.html?.toString()).toBe('before the write')
    const refused = await cache.get('/', () => Promise.reject(new Error('overloaded')))
    expect([refused.page.html?.toString(), refused.result]).toEqual(['before the write', 'stale'])
    expect(onError).toHaveBeenCalledTimes(1)
    clock.now += 600_000
    expect(cache.getOutdated('/')).toBeNull()
    await expect(cache.get('/', () => Promise.reject(new Error('overloaded')))).rejects.toThrow('overloaded')
    expect(await ask('/', 'after the write')).toEqual({ text: 'after the write', result: 'miss' })
  })

  test('that removes a page removes what was kept of it', async () => {
    const { cache, page, ask } = cacheAt()
    await ask('/agency-gone/', 'there')
    cache.drop(['*'])
    await cache.get('/agency-gone/', async () => ({ page: { ...page('gone'), status: 404 }, isCacheable: false }))
    expect(cache.getOutdated('/agency-gone/')).toBeNull()
  })

  test('during a first render is not overwritten by data read before it', async () => {
    const { cache, page, ask } = cacheAt()
    const { render, finish } = slowRender()
    const asking = cache.get('/agency-a/', render)
    cache.drop(['agency:a'])
    finish(page('before the write', ['agency:a']))
    expect((await asking).page.html?.toString()).toBe('before the write')
    expect(await ask('/agency-a/', 'after the write')).toEqual({ text: 'after the write', result: 'miss' })
  })

  test('during a render is visible to later requests, which do not join the older render', async () => {
    const { cache, page, ask } = cacheAt()
    const { render, finish } = slowRender()
    const before = cache.get('/agency-a/', render)
    cache.drop(['agency:a'])
    expect(await ask('/agency-a/', 'after the write')).toEqual({ text: 'after the write', result: 'miss' })
    finish(page('before the write'))
    await before
    expect(await ask('/agency-a/', 'never')).toEqual({ text: 'after the write', result: 'hit' })
  })

  test('during a refresh is not overwritten either', async () => {
    const { cache, clock, page, ask } = cacheAt()
    await ask('/agency-a/', 'old', ['agency:a'])
    clock.now += FRESH_MS
    const { render, finish } = slowRender()
    await cache.get('/agency-a/', render)
    cache.drop(['agency:a'])
    finish(page('before the write', ['agency:a']))
    await settled()
    expect(cache.has('/agency-a/')).toBe(false)
  })
})

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

  test('keeps what is asked for all the time while a crowd asks for everything twice', async () => {
    const { cache, ask } = cacheAt({ maxBytes: EIGHT_PAGES })
    for (let nth = 0; nth < 10; nth += 1) await popular(ask, 'main')
    for (let round = 0; round < 20; round += 1) {
      for (let nth = 0; nth < 10; nth += 1) await popular(ask, `page-${round}-${nth}`)
      expect(cache.has('main')).toBe(true)
      await popular(ask, 'main')
    }
    expect(cache.bytes).toBeLessThanOrEqual(EIGHT_PAGES)
  })

  test('forgets what was popular once', async () => {
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
