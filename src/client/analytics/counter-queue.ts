const LOOK_MS = 1_000
const GIVE_UP_MS = 300_000

type Message<Counter> = (counter: Counter) => void

/**
 * Spec §4, §9: a counter starts asynchronously. What is told before that waits and is replayed in order, once. The
 * counter is looked for every second, and no longer after 300,000 ms: a blocker has stopped it.
 */
export class CounterQueue<Counter> {
  #waiting: Message<Counter>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #failingSince: number | undefined
  #isStopped = false
  readonly #find: () => Counter | undefined

  constructor(find: () => Counter | undefined) {
    this.#find = find
  }

  tell(message: Message<Counter>): void {
    if (this.#isStopped) return
    this.#waiting.push(message)
    if (this.#timer === undefined) this.#look()
  }

  /** Forgets what waits and takes nothing more. */
  stop(): void {
    this.#isStopped = true
    this.#waiting = []
    clearTimeout(this.#timer)
  }

  #look = (): void => {
    this.#timer = undefined
    const counter = this.#find()
    if (counter) {
      this.#replay(counter)
      return
    }
    this.#failingSince ??= Date.now()
    if (Date.now() - this.#failingSince >= GIVE_UP_MS) this.stop()
    else this.#timer = setTimeout(this.#look, LOOK_MS)
  }

  #replay(counter: Counter): void {
    for (const message of this.#waiting.splice(0)) {
      try {
        message(counter)
      } catch {
        // Foreign code: its failure must not break ours.
      }
    }
  }
}
