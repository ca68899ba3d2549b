import { overloaded } from '../load/overload.ts'

export interface RenderLimits {
  /** Renders at once: more would only hold more memory, as one thread draws them all. */
  rendersAtOnce: number
  rendersWaiting: number
  renderWaitMs: number
}

export interface RenderQueue {
  /** Waits for its turn; throws `overloaded` when the queue is too long or too slow. */
  run<T>(render: () => Promise<T>): Promise<T>
  isFull(): boolean
}

export function makeRenderQueue({ rendersAtOnce, rendersWaiting, renderWaitMs }: RenderLimits): RenderQueue {
  const waiting = new Set<() => void>()
  let running = 0
  const isFull = () => running >= rendersAtOnce && waiting.size >= rendersWaiting

  function turn(): Promise<void> | void {
    if (running < rendersAtOnce) {
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
      }, renderWaitMs)
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
    async run(render) {
      await turn()
      try {
        return await render()
      } finally {
        leave()
      }
    },
  }
}
