import { limitKey } from './limit-key.ts'

interface Options {
  /** In one window. */
  max: number
  windowMs?: number
  now?: () => number
}

/** Made-up addresses must not fill the memory. */
const MAX_ADDRESSES = 20_000

/** Counts by address (limit-key.ts), where what counts is known only after the work and the limit has to hold before it. */
export class AddressCounter {
  readonly #counts = new Map<string, number>()
  readonly #max: number
  readonly #windowMs: number
  readonly #now: () => number
  #windowStart: number

  constructor({ max, windowMs = 60_000, now = Date.now }: Options) {
    this.#max = max
    this.#windowMs = windowMs
    this.#now = now
    this.#windowStart = now()
  }

  isOver(address: string): boolean {
    this.#startWindow()
    return (this.#counts.get(limitKey(address)) ?? 0) >= this.#max
  }

  add(address: string): void {
    this.#startWindow()
    const key = limitKey(address)
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.delete(key)
    this.#counts.set(key, count)
    if (this.#counts.size > MAX_ADDRESSES) this.#counts.delete(this.#counts.keys().next().value ?? key)
  }

  #startWindow(): void {
    if (this.#now() - this.#windowStart < this.#windowMs) return
    this.#windowStart = this.#now()
    this.#counts.clear()
  }
}
