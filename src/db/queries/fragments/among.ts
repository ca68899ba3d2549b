import { sql } from 'kysely'

/** As one array parameter: a list of any length, the empty one too, is the same prepared statement. */
export const among = (column: string, ids: readonly number[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`
