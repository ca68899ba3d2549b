import type pg from 'pg'

/** Inserts many rows that refer to each other correctly by construction; checking each reference costs too much. */
export async function insertMany(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  for (const statement of statements) await client.query(statement)
  await client.query('reset session_replication_role')
  client.release()
}
