import type { EncodedPage } from './page-encodings.ts'

export interface CachedPage extends EncodedPage {
  isPrivate: boolean
  tags: readonly string[]
  renderedAt: number
}

export type CacheResult = 'hit' | 'stale' | 'miss'

/** Estimated cost of the entry itself. */
const OVERHEAD_BYTES = 512

interface Options {
  maxBytes: number
  freshMs: number
  now: () => number
  /** Receives failures of background refreshes. */
  onError: (error: unknown) => void
}

/**
 * LRU cache of whole pages, bounded by bytes. A stale page is served at once while one render refreshes it;
 * writes drop pages by tag. Concurrent requests for a key share one render.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  /** Bytes counted per page: a cached page grows when another encoding is first requested. */
  readonly #counted = new Map<string, number>()
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #options: Options
  #bytes = 0
  #drops = 0

  constructor(options: Options) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  async get(key: string, render: Render): Promise<{ page: CachedPage; result: CacheResult }> {
    const known = this.#pages.get(key)
    if (!known) return { page: await this.#renderOnce(key, render), result: 'miss' }
    this.#touch(key, known)
    if (this.#options.now() - known.renderedAt < this.#options.freshMs) return { page: known, result: 'hit' }
    this.#renderOnce(key, render, known).catch(this.#options.onError)
    return { page: known, result: 'stale' }
  }

  /** The page if it can be sent without a render or a refresh. */
  getFresh(key: string): CachedPage | null {
    const known = this.#pages.get(key)
    if (!known || this.#options.now() - known.renderedAt >= this.#options.freshMs) return null
    this.#touch(key, known)
    return known
  }

  has(key: string): boolean {
    return this.#pages.has(key)
  }

  /** Drops every page that carries one of these tags; '*' drops all. */
  drop(tags: readonly string[]): void {
    this.#drops += 1
    // Later requests must see the write, so they must not join renders started before it.
    this.#rendering.clear()
    for (const [key, page] of this.#pages) {
      if (tags.some(tag => tag === '*' || page.tags.includes(tag))) this.#remove(key)
    }
  }

  /** Recounts a page whose encodings changed and evicts down to the bound. */
  reweigh(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#count(key, weight(page))
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#remove(oldest)
    }
  }

  #renderOnce(key: string, render: Render, known?: CachedPage): Promise<CachedPage> {
    const running = this.#rendering.get(key)
    if (running) return running
    const dropsBefore = this.#drops
    const run = render(known).then(({ page, isCacheable }) => {
      // A render started before a drop may contain stale data: send it, do not cache it.
      if (dropsBefore !== this.#drops) return page
      if (isCacheable) this.#keep(key, page)
      else this.#remove(key)
      return page
    })
    const done = run.finally(() => {
      if (this.#rendering.get(key) === done) this.#rendering.delete(key)
    })
    this.#rendering.set(key, done)
    return done
  }

  #keep(key: string, page: CachedPage): void {
    this.#remove(key)
    this.#pages.set(key, page)
    this.reweigh(key)
  }

  #touch(key: string, page: CachedPage): void {
    this.#pages.delete(key)
    this.#pages.set(key, page)
  }

  #remove(key: string): void {
    this.#count(key, 0)
    this.#counted.delete(key)
    this.#pages.delete(key)
  }

  #count(key: string, bytes: number): void {
    this.#bytes += bytes - (this.#counted.get(key) ?? 0)
    this.#counted.set(key, bytes)
  }
}

export type Render = (known?: CachedPage) => Promise<{ page: CachedPage; isCacheable: boolean }>

const weight = (page: CachedPage): number =>
  page.html.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0) + OVERHEAD_BYTES
