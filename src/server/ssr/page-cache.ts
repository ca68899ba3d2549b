import type { EncodedPage } from '../http/page-encodings.ts'
import { ByteLru } from './byte-lru.ts'

export interface CachedPage extends EncodedPage {
  isPrivate: boolean
  /** False when a block failed: the page is for this visitor only. */
  isComplete: boolean
  tags: readonly string[]
  renderedAt: number
  /** A write has changed what it shows. */
  isOutdated?: boolean
}

export type CacheResult = 'hit' | 'stale' | 'miss'

/** Estimated cost of the entry itself. */
const OVERHEAD_BYTES = 512
/** Equals `stale-while-revalidate` of public pages (serve-page.ts). */
const OUTDATED_MS = 600_000
/** Parts of the memory: pages used once, and odd addresses. */
const TRIED_SHARE = 1 / 8
const ODD_SHARE = 1 / 8

interface Options {
  maxBytes: number
  freshMs: number
  now: () => number
  /** Addresses without number: searches, comparisons, filters. They compete among themselves only. */
  isOdd?: (key: string) => boolean
  /** Receives failures of background refreshes. */
  onError: (error: unknown, key: string) => void
}

/**
 * Cache of whole pages, bounded by bytes. A page enters the main part on its second use, so a walk over addresses that
 * nobody asks for again evicts nothing popular. A stale page is served at once while one render refreshes it; writes drop
 * pages by tag. Concurrent requests for a key share one render.
 */
export class PageCache {
  readonly #popular: ByteLru<CachedPage>
  readonly #tried: ByteLru<CachedPage>
  readonly #odd: ByteLru<CachedPage>
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #options: Options
  #drops = 0

  constructor(options: Options) {
    const { maxBytes } = options
    this.#options = options
    this.#popular = new ByteLru(maxBytes * (1 - TRIED_SHARE - ODD_SHARE), weight)
    this.#tried = new ByteLru(maxBytes * TRIED_SHARE, weight)
    this.#odd = new ByteLru(maxBytes * ODD_SHARE, weight)
  }

  get bytes(): number {
    return this.#popular.calculatedSize + this.#tried.calculatedSize + this.#odd.calculatedSize
  }

  async get(key: string, render: Render): Promise<{ page: CachedPage; result: CacheResult }> {
    const known = this.#find(key)
    if (!known) return this.#renderNew(key, render)
    this.#use(key, known)
    if (this.#options.now() - known.renderedAt < this.#options.freshMs) return { page: known, result: 'hit' }
    this.#renderOnce(key, render, known).catch((error: unknown) => this.#options.onError(error, key))
    return { page: known, result: 'stale' }
  }

  /** The page if it can be sent without a render or a refresh. */
  getFresh(key: string): CachedPage | null {
    const known = this.#find(key)
    if (!known || this.#options.now() - known.renderedAt >= this.#options.freshMs) return null
    this.#use(key, known)
    return known
  }

  has(key: string): boolean {
    return this.#find(key) !== undefined
  }

  /** A request for the key would join a render that others wait for. */
  isRendering(key: string): boolean {
    return this.#rendering.has(key)
  }

  /** Drops every page that carries one of these tags; '*' drops all. Dropped pages wait for an overload. */
  drop(tags: readonly string[]): void {
    this.#drops += 1
    // Later requests must see the write, so they must not join renders started before it.
    this.#rendering.clear()
    for (const part of this.#parts()) {
      for (const page of part.values()) {
        if (tags.some(tag => tag === '*' || page.tags.includes(tag))) page.isOutdated = true
      }
    }
  }

  /** A dropped page, for requests that would otherwise be refused: as old as a CDN may send it. */
  getOutdated(key: string): CachedPage | null {
    const page = this.#kept(key)
    return page && this.#options.now() - page.renderedAt < OUTDATED_MS ? page : null
  }

  /** Recounts a page whose encodings changed and evicts down to the bound. */
  reweigh(key: string): void {
    for (const part of this.#parts()) {
      const page = part.peek(key)
      if (page) part.put(key, page)
    }
  }

  #parts(): readonly ByteLru<CachedPage>[] {
    return [this.#popular, this.#tried, this.#odd]
  }

  #find(key: string): CachedPage | undefined {
    const page = this.#kept(key)
    return page?.isOutdated ? undefined : page
  }

  #kept(key: string): CachedPage | undefined {
    return this.#popular.peek(key) ?? this.#tried.peek(key) ?? this.#odd.peek(key)
  }

  #use(key: string, page: CachedPage): void {
    if (this.#popular.has(key)) this.#popular.touch(key)
    else if (this.#odd.has(key)) this.#odd.touch(key)
    else {
      this.#tried.delete(key)
      this.#popular.put(key, page)
    }
  }

  async #renderNew(key: string, render: Render): Promise<{ page: CachedPage; result: CacheResult }> {
    try {
      return { page: await this.#renderOnce(key, render), result: 'miss' }
    } catch (error) {
      const outdated = this.getOutdated(key)
      if (!outdated) throw error
      this.#options.onError(error, key)
      return { page: outdated, result: 'stale' }
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
      // A stale page is better than a broken one.
      else if (!isFailed(page)) this.#remove(key)
      return page
    })
    const done = run.finally(() => {
      if (this.#rendering.get(key) === done) this.#rendering.delete(key)
    })
    this.#rendering.set(key, done)
    return done
  }

  #keep(key: string, page: CachedPage): void {
    if (this.#options.isOdd?.(key)) this.#odd.put(key, page)
    else if (this.#popular.has(key)) this.#popular.put(key, page)
    else this.#tried.put(key, page)
  }

  #remove(key: string): void {
    for (const part of this.#parts()) part.delete(key)
  }
}

export type Render = (known?: CachedPage) => Promise<{ page: CachedPage; isCacheable: boolean }>

const isFailed = ({ status, isComplete }: CachedPage): boolean => status >= 500 || !isComplete

const weight = (page: CachedPage): number =>
  (page.html?.length ?? 0) + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0) + OVERHEAD_BYTES
