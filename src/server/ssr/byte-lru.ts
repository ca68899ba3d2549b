import { LRUCache } from 'lru-cache'

/** Of uses: a value that nobody asks for any more is passed over five times at most. 4 or 64 bring as many hits. */
const MAX_CREDIT = 16

/**
 * An LRU cache bounded by bytes. A value that was used often is passed over a few times before it is evicted, so a crowd
 * that asks for everything twice does not push out what is asked for all the time: with half of the requests a crowd's, and
 * room for a fifth of the visitors' pages, visitors hit 65 % of the time instead of 60; without a crowd 79 instead of 78.
 */
export class ByteLru<Value extends object> extends LRUCache<string, Value> {
  readonly #credits = new WeakMap<Value, number>()
  readonly #weigh: (value: Value) => number

  constructor(maxBytes: number, weigh: (value: Value) => number) {
    // To the package, 0 is no bound; no page fits one byte.
    super({ maxSize: Math.max(Math.floor(maxBytes), 1), sizeCalculation: weigh })
    this.#weigh = weigh
  }

  /** Makes it the last to be evicted. */
  touch(key: string): void {
    const value = this.get(key)
    if (value) this.#credits.set(value, Math.min(this.#creditOf(value) + 1, MAX_CREDIT))
  }

  /** Keeps a value, or weighs it again if it has grown, and evicts others until it fits. */
  put(key: string, value: Value): void {
    this.#credits.set(value, this.#creditOf(this.peek(key)))
    this.delete(key)
    const bytes = this.#weigh(value)
    if (bytes > this.maxSize) return
    while (this.calculatedSize + bytes > this.maxSize) this.#passOver()
    this.set(key, value)
  }

  #creditOf(value: Value | undefined): number {
    return (value && this.#credits.get(value)) ?? 0
  }

  /** Evicts the oldest value, or makes it the newest with half of its credit. */
  #passOver(): void {
    const [oldest = ''] = this.rkeys()
    const value = this.peek(oldest)
    const credit = this.#creditOf(value)
    if (value && credit > 0) {
      this.get(oldest)
      this.#credits.set(value, credit >> 1)
    } else this.delete(oldest)
  }
}
