import type { OrderAnswer, OrderQuestion } from './order-question.ts'

export interface OrderWorker {
  ask: (question: OrderQuestion) => void
  stop: () => void
}

/** One question at a time: of those that wait only the last is still of interest. */
export function openOrderWorker(onAnswer: (answer: OrderAnswer) => void, onLost: () => void): OrderWorker {
  const worker = new Worker(new URL('./order-worker.ts', import.meta.url), { type: 'module' })
  let isBusy = false
  let waiting: OrderQuestion | null = null
  const send = (question: OrderQuestion) => {
    isBusy = true
    worker.postMessage(question)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<OrderAnswer>) => {
    isBusy = false
    if (waiting) send(waiting)
    waiting = null
    onAnswer(data)
  })
  worker.addEventListener('error', onLost)
  return {
    ask: question => {
      if (isBusy) waiting = question
      else send(question)
    },
    stop: () => worker.terminate(),
  }
}
