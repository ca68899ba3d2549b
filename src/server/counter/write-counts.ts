import type { Database } from '#db/connect.ts'
import { insertAdViews, updateUsedAdViews } from '#db/queries/counter/ad-visitors.ts'
import { insertCounts } from '#db/queries/counter/counts.ts'
import type { Failures } from '../failures.ts'
import type { AdClick, Counter, Taken } from './counter.ts'

interface Counting {
  database: Pick<Database, 'kysely'>
  counter: Counter
}

const WRITE_MS = 5_000
/** Writes that a click waits for its view, which another process may have counted. */
const PATIENCE = 3

/** Writes what was counted since the last time in one transaction. What a failed write could not store waits for the next. */
export async function writeCounts({ database, counter }: Counting): Promise<void> {
  const taken = counter.take()
  try {
    for (const click of await write(database, taken)) {
      if (click.waited >= PATIENCE) counter.hold(click, click)
      else counter.putBack({ adClicks: [{ ...click, waited: click.waited + 1 }] })
    }
  } catch (error) {
    counter.putBack(taken)
    throw error
  }
}

/** Returns the clicks whose view is not known. */
async function write({ kysely }: Counting['database'], { counts, adViews, adClicks }: Taken): Promise<AdClick[]> {
  if (counts.length + adClicks.length === 0) return []
  return kysely.transaction().execute(async transaction => {
    await insertAdViews(transaction, adViews)
    const visits = adClicks.map(({ day, subject: erid, address }) => ({ day, erid, address }))
    const seen = await updateUsedAdViews(transaction, visits)
    const clicks = adClicks.filter((_, nth) => seen.has(nth))
    await insertCounts(transaction, [...counts, ...addedUp(clicks)])
    return adClicks.filter((_, nth) => !seen.has(nth))
  })
}

function addedUp(clicks: readonly AdClick[]) {
  const sums = new Map<string, ReturnType<typeof countOf>>()
  for (const click of clicks) {
    const key = [click.day, click.subject, click.device].join('\n')
    const sum = sums.get(key) ?? countOf(click)
    sum.hits += 1
    sums.set(key, sum)
  }
  return [...sums.values()]
}

const countOf = ({ day, kind, subject, type, region, device }: AdClick) => ({
  ...{ day, kind, subject, type, region, device },
  hits: 0,
})

export function startCounter(context: Counting & { failures: Failures }) {
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
