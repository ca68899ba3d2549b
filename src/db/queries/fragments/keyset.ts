import { type Expression, sql } from 'kysely'

/** Sort key of a row in a list that has the newest first. */
export interface RowKey {
  at: Date
  id: number
}

/** Conditions of keyset pagination on (at, id), as rows, which an index can use. */
export function keyset(at: string, id: string, type: 'date' | 'timestamptz' = 'timestamptz') {
  const keyOf = (row: RowKey) => {
    // Forged cursors have years that no ISO date can spell.
    const time = sql`${row.at}::timestamptz`
    return sql`${type === 'date' ? sql`(${time} at time zone 'UTC')::date` : time}, ${row.id}::int`
  }
  const compare = (operator: '<' | '>' | '>=') => (row: RowKey) =>
    sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${sql.raw(operator)} (${keyOf(row)})`
  /** In a list that has the highest rank first; no index helps, so only where rows are few. */
  const isAfterRanked = (rank: Expression<number>, row: RowKey & { rank: number }) =>
    sql<boolean>`(${rank}, ${sql.ref(at)}, ${sql.ref(id)}) < (${row.rank}::int, ${keyOf(row)})`
  return { isAfter: compare('<'), isBefore: compare('>'), isUpTo: compare('>='), isAfterRanked }
}
