import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { isConfirmed } from '../find/paid-projects.ts'

interface AskedWork {
  service: string
  /** A type of site; null for every project of the service. */
  product: string | null
}

/** Middle half and median of each kind of work, from confirmed projects. */
export async function listUsualPrices(db: Db, works: readonly AskedWork[], since: string) {
  const { rows } = await sql<{ nth: number; projects: number; quartiles: number[] | null }>`
    select asked.nth::integer as nth, paid.projects, paid.quartiles
    from unnest(${works.map(work => work.service)}::text[], ${works.map(work => work.product)}::text[])
      with ordinality as asked (service, product, nth)
    cross join lateral (
      select count(*) as projects,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by project.budget) as quartiles
      from project
      where ${isConfirmed} and project.service = asked.service and project.launched >= ${since}::date
        and (asked.product is null or project.site_type = asked.product)
    ) as paid
    order by asked.nth
  `.execute(db)
  return rows
}
