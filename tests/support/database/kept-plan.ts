import type pg from 'pg'

/** The generic plan of a prepared statement, which does not depend on parameter values. */
export async function keptPlan(pool: pg.Pool, text: string, parameters: number): Promise<string> {
  await pool.query('set plan_cache_mode = force_generic_plan')
  await pool.query(`prepare kept as ${text}`)
  const args = parameters > 0 ? `(${Array(parameters).fill('null').join()})` : ''
  const { rows } = await pool.query(`explain execute kept ${args}`)
  await pool.query('deallocate kept')
  await pool.query('reset plan_cache_mode')
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

type Statement = { text: string; values: unknown[] }

/** Records the statements sent; the pool must have a single connection. */
export async function statementsOf(pool: pg.Pool, run: () => Promise<unknown>): Promise<Statement[]> {
  const client = await pool.connect()
  client.release()
  const query = client.query as unknown as (statement: Statement) => unknown
  const statements: Statement[] = []
  const recordQuery = (statement: Statement) => {
    statements.push(statement)
    return query.call(client, statement)
  }
  client.query = recordQuery as unknown as typeof client.query
  await run()
  client.query = query as unknown as typeof client.query
  return statements
}
