import { addCounts } from '#db/queries/counter/counts.ts'
import type { Context } from '../context.ts'

type CounterContext = Pick<Context, 'database' | 'counter'>

const WRITE_MS = 5_000

/** Writes what was counted since the last time in one statement. Counts of a failed write wait for the next. */
export async function writeCounts({ database, counter }: CounterContext): Promise<void> {
  const counts = counter.take()
  try {
    await addCounts(database.kysely, counts)
  } catch (error) {
    counter.putBack(counts)
    throw error
  }
}

export function startCounter(context: CounterContext & Pick<Context, 'failures'>) {
  let running: Promise<void> | null = null
  const write = (): Promise<void> => {
    running ??= writeCounts(context)
      .catch(error => context.failures.report('counts', error))
      .finally(() => {
        running = null
      })
    return running
  }
  const writing = setInterval(write, WRITE_MS).unref()
  return {
    /** Writes the rest. */
    async stop(): Promise<void> {
      clearInterval(writing)
      await running
      await write()
    },
  }
}
