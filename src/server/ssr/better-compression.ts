import { BEST, compressBrotli, type EncodedPage, htmlOf } from '../http/page-encodings.ts'
import type { PageCache } from './page-cache.ts'

/** Of HTML that waits. A page that finds no room is queued by one of its next requests. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024

/** Recompresses pages that are requested again at the best quality, one at a time in the background. */
export function makeBetterCompression(
  cache: PageCache,
  onError: (error: unknown) => void,
  best = BEST,
  maxWaitingBytes = MAX_WAITING_BYTES,
) {
  const waiting = new Map<string, EncodedPage>()
  let waitingBytes = 0
  let isRunning = false

  const leave = (key: string): void => {
    waitingBytes -= waiting.get(key)?.htmlBytes ?? 0
    waiting.delete(key)
  }

  async function run(): Promise<void> {
    isRunning = true
    try {
      for (const [key, page] of waiting) {
        leave(key)
        page.brotli = await compressBrotli(await htmlOf(page), best)
        page.brotliQuality = best
        cache.reweigh(key)
      }
    } finally {
      isRunning = false
    }
  }

  return (key: string, page: EncodedPage): void => {
    if (page.brotliQuality === best || waiting.get(key) === page) return
    leave(key)
    if (waitingBytes + page.htmlBytes > maxWaitingBytes) return
    waiting.set(key, page)
    waitingBytes += page.htmlBytes
    if (!isRunning) run().catch(onError)
  }
}
