import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { MarketPlan } from './market.ts'
import type { MarketBatch } from './market-batches.ts'

export type MarketOrder = MarketPlan & { jsonColumns: readonly string[] }

/** Null after the last batch. */
export type FromMarket = MarketBatch | null

/**
 * Makes a market in a worker thread, a batch ahead of the one that is being written. What the history of 20,000 agencies
 * takes of memory ends with the thread.
 */
export async function* makeMarketApart(order: MarketOrder): AsyncGenerator<MarketBatch> {
  const worker = new Worker(new URL('./market-worker.ts', import.meta.url), { name: 'market', workerData: order })
  const ask = () => worker.postMessage('next')
  try {
    const messages = on(worker, 'message', { close: ['exit'] })
    ask()
    for await (const [batch] of messages as AsyncIterable<[FromMarket]>) {
      if (batch === null) return
      ask()
      yield batch
    }
    throw new Error('The thread of the market has ended')
  } finally {
    await worker.terminate()
  }
}
