import { overloaded } from './overload.ts'

export interface TurnLimits {
  atOnce: number
  waiting: number
  waitMs: number
}

/** A bounded queue for work that would only be slower if all of it ran at once. */
export interface Turns {
  /** Waits for its turn; throws `overloaded` when the queue is too long or too slow. */
  run<T>(work: () => Promise<T>): Promise<T>
  isFull(): boolean
}

export function makeTurns({ atOnce, waiting: maxWaiting, waitMs }: TurnLimits): Turns {
  const waiting = new Set<() => void>()
  let running = 0
  const isFull = () => running >= atOnce && waiting.size >= maxWaiting

  function turn(): Promise<void> | void {
    if (running < atOnce) {
      running += 1
      return
    }
    if (isFull()) throw overloaded()
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(overloaded())
      }, waitMs)
      timer.unref()
      waiting.add(start)
    })
  }

  /** Hands the place to the next in the queue. */
  function leave(): void {
    const [start] = waiting
    if (!start) running -= 1
    else {
      waiting.delete(start)
      start()
    }
  }

  return {
    isFull,
    async run(work) {
      await turn()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
