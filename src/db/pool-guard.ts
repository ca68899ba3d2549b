import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

const reading = new AsyncLocalStorage<true>()

/** Statements made by `read` are cancelled by a PostgreSQL server after the read time-out of their pool. */
export const asRead = <T>(read: () => T): T => reading.run(true, read)

type Connect = pg.Pool['connect']
type Connected = Parameters<Parameters<Connect>[0]>

export interface PoolGuard {
  /** Milliseconds the first of the queue has waited for a connection; 0 when nobody waits. */
  waitingMs(): number
}

/** Measures the queue of a pool and gives readers a `statement_timeout`; `pool.query` connects here too. */
export function guardPool(pool: pg.Pool, { readTimeoutMs }: { readTimeoutMs: number }): PoolGuard {
  const connect = pool.connect.bind(pool) as Connect
  // The pool serves in order, so the first one has waited longest.
  const waiting = new Set<{ since: number }>()
  const limits = new WeakMap<pg.ClientBase, number>()

  const guarded = (callback: (...connected: Connected) => void): void => {
    const timeoutMs = reading.getStore() ? readTimeoutMs : 0
    const wait = { since: performance.now() }
    waiting.add(wait)
    connect((error, client, release) => {
      waiting.delete(wait)
      // The setting stays with the connection: it is sent only when a reader follows a writer or the other way round.
      if (!client || (limits.get(client) ?? 0) === timeoutMs) return callback(error, client, release)
      client.query(`set statement_timeout = ${timeoutMs}`, failure => {
        if (failure) {
          release(true)
          return callback(failure, undefined, () => undefined)
        }
        limits.set(client, timeoutMs)
        return callback(undefined, client, release)
      })
    })
  }
  const promised = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      guarded((error, client) => (client ? resolve(client) : reject(error)))
    })
  pool.connect = ((callback?: (...connected: Connected) => void) =>
    callback ? guarded(callback) : promised()) as Connect

  return {
    waitingMs: () => {
      const [first] = waiting
      return first ? performance.now() - first.since : 0
    },
  }
}
