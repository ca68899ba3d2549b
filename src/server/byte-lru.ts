/** Uses that a value has to its credit at most. */
const MAX_CREDIT = 16

/**
 * Values in the order of their use, bounded by their weight in bytes. A value that was used often is passed over a few
 * times before it is evicted, so a crowd that asks for everything twice does not push out what is asked for all the time.
 */
export class ByteLru<Value> {
  readonly #values = new Map<string, Value>()
  readonly #credits = new Map<string, number>()
  /** A value may grow after it was counted. */
  readonly #counted = new Map<string, number>()
  readonly #maxBytes: number
  readonly #weigh: (value: Value) => number
  #bytes = 0

  constructor(maxBytes: number, weigh: (value: Value) => number) {
    this.#maxBytes = maxBytes
    this.#weigh = weigh
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#values.size
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  entries(): IterableIterator<[string, Value]> {
    return this.#values.entries()
  }

  set(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    this.reweigh(key)
  }

  /** Makes it the last to be evicted. */
  touch(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    this.#credits.set(key, Math.min((this.#credits.get(key) ?? 0) + 1, MAX_CREDIT))
  }

  delete(key: string): void {
    if (!this.#values.delete(key)) return
    this.#bytes -= this.#counted.get(key) ?? 0
    this.#counted.delete(key)
    this.#credits.delete(key)
  }

  /** Weighs a value again and evicts until everything fits. */
  reweigh(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    const bytes = this.#weigh(value)
    this.#bytes += bytes - (this.#counted.get(key) ?? 0)
    this.#counted.set(key, bytes)
    // Values that are passed over come again at the end of this loop, with half their credit.
    for (const [oldest, kept] of this.#values) {
      if (this.#bytes <= this.#maxBytes) break
      const credit = this.#credits.get(oldest) ?? 0
      // The value that needs the room has had no time to be used.
      const isSpared = credit > 0 || (oldest === key && this.#values.size > 1)
      if (!isSpared) this.delete(oldest)
      else {
        this.touch(oldest, kept)
        this.#credits.set(oldest, credit >> 1)
      }
    }
  }
}
