import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { MarketPlan } from './market.ts'
import type { MarketBatch } from './market-batches.ts'

/** Null after the last batch. */
export type FromMarket = MarketBatch | null

const AHEAD = 4

/**
 * Begins at once to make a market in a worker thread, some batches ahead of the one that is being written. What the
 * history of 20,000 agencies takes of memory ends with the thread.
 */
export function makeMarketApart(plan: MarketPlan): AsyncGenerator<MarketBatch> {
  const worker = new Worker(new URL('./market-worker.ts', import.meta.url), { name: 'market', workerData: plan })
  // Nobody may ever ask for its batches.
  worker.unref()
  const messages = on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[FromMarket]>
  for (let batch = 0; batch < AHEAD; batch += 1) worker.postMessage('next')
  return receive(worker, messages)
}

async function* receive(worker: Worker, messages: AsyncIterable<[FromMarket]>): AsyncGenerator<MarketBatch> {
  try {
    for await (const [batch] of messages) {
      if (batch === null) return
      worker.postMessage('next')
      yield batch
    }
    throw new Error('The thread of the market has ended')
  } finally {
    await worker.terminate()
  }
}
