import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

interface LastRun {
  name: string
  hasFailed: boolean
  at: Date
  reason: string | null
}

/** The last run of each job that came to an end. pg-boss owns the table and creates it with the first start of the site. */
export async function listLastRuns(db: Db): Promise<LastRun[]> {
  const { rows: known } = await sql<{ is_there: boolean }>`
    select to_regclass('jobs.job') is not null as is_there`.execute(db)
  if (!known[0]?.is_there) return []
  const { rows } = await sql<LastRun>`
    select distinct on (name)
      name,
      state <> 'completed' as "hasFailed",
      coalesce(completed_on, started_on, created_on) as at,
      output ->> 'message' as reason
    from jobs.job
    where state in ('completed', 'failed') or (state = 'retry' and output is not null)
    order by name, coalesce(completed_on, started_on, created_on) desc`.execute(db)
  return rows
}
