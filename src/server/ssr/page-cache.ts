import type { EncodedPage } from './page-encodings.ts'

export interface CachedPage extends EncodedPage {
  isPrivate: boolean
  tags: readonly string[]
  madeAt: number
}

export type CacheResult = 'hit' | 'stale' | 'miss'

interface Options {
  maxBytes: number
  freshMs: number
  now: () => number
  /** Told of refreshes that failed behind a stale answer. */
  onError: (error: unknown) => void
}

/**
 * Whole pages in memory, bounded by bytes, least recently used out first. A stale page is served at once while one
 * render refreshes it; writes drop pages by tag. One render at a time per key, however many ask.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  /** Bytes counted for each page: a page grows after it was kept, when somebody asks for another encoding. */
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
    if (this.#options.now() - known.madeAt < this.#options.freshMs) return { page: known, result: 'hit' }
    this.#renderOnce(key, render, known).catch(this.#options.onError)
    return { page: known, result: 'stale' }
  }

  has(key: string): boolean {
    return this.#pages.has(key)
  }

  /** Drops every page that carries one of these tags; '*' drops all. */
  drop(tags: readonly string[]): void {
    this.#drops += 1
    // Who asks from now on must see the write: renders begun before it are not waited for.
    this.#rendering.clear()
    for (const [key, page] of this.#pages) {
      if (tags.some(tag => tag === '*' || page.tags.includes(tag))) this.#remove(key)
    }
  }

  /** Counts the page anew and keeps to the bound: an encoding was added or replaced by a smaller one. */
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
    const run = render(known).then(({ page, isKept }) => {
      // A page begun before a drop may hold what was dropped: it is sent, not kept.
      if (dropsBefore !== this.#drops) return page
      if (isKept) this.#keep(key, page)
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

export type Render = (known?: CachedPage) => Promise<{ page: CachedPage; isKept: boolean }>

const weight = (page: CachedPage): number =>
  page.html.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0) + 512
