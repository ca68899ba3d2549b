import { sql } from 'kysely'

/** One array parameter, so that lists of any length, even empty ones, share a prepared statement. */
export const among = (column: string, ids: readonly number[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`
