import { parentPort, workerData } from 'node:worker_threads'
import { type MarketPlan, makeMarket } from './market.ts'
import { marketBatches } from './market-batches.ts'
import type { FromMarket } from './market-thread.ts'

// The worker of market-thread.ts. An uncaught error ends it and reaches the owner as an `error` event.

const port = parentPort
if (!port) throw new Error('market-worker.ts runs as a worker thread only')
const post = (message: FromMarket, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const batches = marketBatches(makeMarket(workerData as MarketPlan))

port.on('message', () => {
  const next = batches.next()
  if (next.done) return post(null)
  const buffers = next.value.tables.map(({ lines }) => lines.buffer)
  post(next.value, buffers)
})
