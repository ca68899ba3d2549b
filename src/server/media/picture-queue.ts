interface QueueOptions {
  maxBytes: number
  maxWaiting?: number
}

/** In a longer queue the last picture would wait half a minute. */
const MAX_WAITING = 100

/**
 * Makes pictures one at a time, so that pages never wait for them. Each is made once and kept in an LRU cache bounded by
 * bytes.
 */
export class PictureQueue {
  readonly #kept = new Map<string, Buffer>()
  readonly #making = new Map<string, Promise<Buffer>>()
  readonly #options: Required<QueueOptions>
  #last: Promise<unknown> = Promise.resolve()
  #bytes = 0

  constructor({ maxBytes, maxWaiting = MAX_WAITING }: QueueOptions) {
    this.#options = { maxBytes, maxWaiting }
  }

  /** Null when the queue is full. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer | null> {
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    return this.#making.get(key) ?? (this.#making.size < this.#options.maxWaiting ? this.#make(key, make) : null)
  }

  #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const picture = this.#last.then(make).then(made => {
      this.#keep(key, made)
      return made
    })
    this.#making.set(key, picture)
    // A failure must not block the queue.
    this.#last = picture.catch(() => undefined).finally(() => this.#making.delete(key))
    return picture
  }

  #keep(key: string, picture: Buffer): void {
    this.#kept.set(key, picture)
    this.#bytes += picture.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}
