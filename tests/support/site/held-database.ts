import type pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import type { Context } from '#server/context.ts'

/** Takes every connection of the pool, so that queries wait, until the end of the test at the latest. */
export async function occupyDatabase({ database: { pool } }: Context): Promise<() => void> {
  const clients: pg.PoolClient[] = []
  while (clients.length < (pool.options.max ?? 10)) clients.push(await pool.connect())
  let isOccupied = true
  const free = () => {
    if (isOccupied) for (const client of clients) client.release()
    isOccupied = false
  }
  onTestFinished(free)
  return free
}

interface HeldDatabase {
  /** False once the query has been answered or has failed: then the pool itself has refused it. */
  isWaiting(): boolean
  /** Resolves when the query has been answered. */
  release(): Promise<void>
}

/** Holds the database until a query has waited for longer than the given time. */
export async function holdDatabase(context: Context, waitMs: number): Promise<HeldDatabase> {
  const free = await occupyDatabase(context)
  const { database } = context
  let isWaiting = true
  const query = database.kysely
    .selectFrom('agency')
    .select('id')
    .limit(1)
    .execute()
    .finally(() => {
      isWaiting = false
    })
  query.catch(() => undefined)
  await expect.poll(() => database.waitingMs()).toBeGreaterThan(waitMs)
  return {
    isWaiting: () => isWaiting,
    async release() {
      free()
      await query
    },
  }
}
