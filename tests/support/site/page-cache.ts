import { vi } from 'vitest'
import { encodePage } from '#server/http/page-encodings.ts'
import { type CachedPage, PageCache } from '#server/ssr/page-cache.ts'

export const FRESH_MS = 60_000

/** A cache with a clock that the test sets. */
export function cacheAt({ maxBytes = 1_000_000 } = {}) {
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

const isOdd = (key: string) => key.includes('?')
