import { type Expression, sql } from 'kysely'

/**
 * What clients paid an agency for a service since a day. As in the ratings, a price under NDA counts only if the client
 * has confirmed it.
 */
export const paidBudgets = (agency: Expression<number>, service: Expression<unknown>, since: string) =>
  sql<number[]>`array(
    select budget from project
    where project.agency_id = ${agency} and project.service = ${service} and launched >= ${since}::date
      and (is_verified or not is_nda)
  )`
