import { describe, expect, test, vi } from 'vitest'
import { cacheAt, FRESH_MS } from '#tests/support/site/page-cache.ts'
import type { CachedPage, Render } from './page-cache.ts'

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

  test('that removes a page removes its cached copies', async () => {
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
