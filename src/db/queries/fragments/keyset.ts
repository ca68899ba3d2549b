import { sql } from 'kysely'

/** Sort key of a row in a list that has the newest first. */
export interface RowKey {
  at: Date
  id: number
}

/** Conditions of keyset pagination on (at, id), as rows, which an index can use. */
export function keyset(at: string, id: string, type: 'date' | 'timestamptz' = 'timestamptz') {
  const compare = (operator: '<' | '>' | '>=') => (row: RowKey) => {
    // Forged cursors have years that no ISO date can spell.
    const time = sql`${row.at}::timestamptz`
    const key = sql`(${type === 'date' ? sql`(${time} at time zone 'UTC')::date` : time}, ${row.id}::int)`
    return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${sql.raw(operator)} ${key}`
  }
  return { isAfter: compare('<'), isBefore: compare('>'), isUpTo: compare('>=') }
}
