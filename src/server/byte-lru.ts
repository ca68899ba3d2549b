/** Values in the order of their use, bounded by their weight in bytes. */
export class ByteLru<Value> {
  readonly #values = new Map<string, Value>()
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
  }

  delete(key: string): void {
    if (!this.#values.delete(key)) return
    this.#bytes -= this.#counted.get(key) ?? 0
    this.#counted.delete(key)
  }

  /** Weighs a value again and evicts until everything fits. */
  reweigh(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    const bytes = this.#weigh(value)
    this.#bytes += bytes - (this.#counted.get(key) ?? 0)
    this.#counted.set(key, bytes)
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
    }
  }
}
