import type { PageCache } from './page-cache.ts'
import { BEST, compressBrotli, type EncodedPage } from './page-encodings.ts'

/** Recompresses pages that are requested again at the best quality, one at a time in the background. */
export function makeBetterCompression(cache: PageCache, onError: (error: unknown) => void, best = BEST) {
  const waiting = new Map<string, EncodedPage>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    try {
      for (const [key, page] of waiting) {
        waiting.delete(key)
        page.brotli = await compressBrotli(page.html, best)
        page.brotliQuality = best
        cache.reweigh(key)
      }
    } finally {
      isRunning = false
    }
  }

  return (key: string, page: EncodedPage): void => {
    if (page.brotliQuality === best) return
    waiting.set(key, page)
    if (!isRunning) run().catch(onError)
  }
}
