import { expect, test, vi } from 'vitest'
import { BEST, bodyOf, encodePage, QUICK } from '../http/page-encodings.ts'
import { makeBetterCompression } from './better-compression.ts'
import { type CachedPage, PageCache } from './page-cache.ts'

const textOf = (seed: number) => Array.from({ length: 300 }, (_, index) => `<p>Агентство ${index * seed}</p>`).join('')

async function keptPages(count: number) {
  const cache = new PageCache({ maxBytes: 1e6, freshMs: 60_000, now: () => 0, onError: () => undefined })
  const onError = vi.fn()
  const pages: CachedPage[] = []
  for (let index = 0; index < count; index += 1) {
    const page: CachedPage = {
      ...encodePage(200, Buffer.from(textOf(index + 7919))),
      isPrivate: false,
      isComplete: true,
      tags: [],
      renderedAt: 0,
    }
    await bodyOf(page, 'br')
    await cache.get(String(index), async () => ({ page, isCacheable: true }))
    pages.push(page)
  }
  return { cache, pages, onError, compress: makeBetterCompression(cache, onError) }
}

test('a page is recompressed in the background, and the cache counts the saved bytes', async () => {
  const { cache, pages, compress } = await keptPages(1)
  const [page] = pages
  if (!page) throw new Error('No page')
  const before = { page: page.brotli?.length ?? 0, cache: cache.bytes }
  compress('0', page)
  expect(page.brotliQuality).toBe(QUICK)
  await vi.waitFor(() => expect(page.brotliQuality).toBe(BEST), 60_000)
  expect(page.brotli?.length).toBeLessThan(before.page)
  expect(before.cache - cache.bytes).toBe(before.page - (page.brotli?.length ?? 0))
})

test('queued pages are all recompressed', async () => {
  const { pages, compress } = await keptPages(3)
  for (const [index, page] of pages.entries()) compress(String(index), page)
  await vi.waitFor(() => expect(pages.map(({ brotliQuality }) => brotliQuality)).toEqual([BEST, BEST, BEST]), 60_000)
})

test('a page at the best quality is left alone', async () => {
  const { pages, compress } = await keptPages(1)
  const [page] = pages
  if (!page) throw new Error('No page')
  compress('0', page)
  await vi.waitFor(() => expect(page.brotliQuality).toBe(BEST), 60_000)
  const { brotli } = page
  compress('0', page)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(page.brotli).toBe(brotli)
})

test('a failed compression is reported and does not stop the next', async () => {
  const { pages, compress, onError } = await keptPages(2)
  const [broken, page] = pages
  if (!broken || !page) throw new Error('No page')
  compress('0', { ...broken, brotli: Buffer.from('not brotli') })
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1), 60_000)
  compress('1', page)
  await vi.waitFor(() => expect(page.brotliQuality).toBe(BEST), 60_000)
})

test('the queue is bounded by bytes; a skipped page is taken at a later request', async () => {
  const { cache, pages, onError } = await keptPages(4)
  const [first, second, third, fourth] = pages
  if (!first || !second || !third || !fourth) throw new Error('No pages')
  const compress = makeBetterCompression(cache, onError, BEST, second.htmlBytes + 10)
  // The first is in work at once; the second takes all the room there is.
  for (const [index, page] of [first, second, third].entries()) compress(String(index), page)
  await vi.waitFor(() => expect([first.brotliQuality, second.brotliQuality]).toEqual([BEST, BEST]), 60_000)
  // Pages are compressed in order: had the third waited, it would be done before the fourth.
  compress('3', fourth)
  await vi.waitFor(() => expect(fourth.brotliQuality).toBe(BEST), 60_000)
  expect(third.brotliQuality).toBe(QUICK)
  compress('2', third)
  await vi.waitFor(() => expect(third.brotliQuality).toBe(BEST), 60_000)
})
