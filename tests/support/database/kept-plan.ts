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
  const query = client.query as unknown as (...args: unknown[]) => unknown
  const statements: Statement[] = []
  const recordQuery = (...args: unknown[]) => {
    const [statement, values] = args
    // The pool's own query passes the text, its values and a callback.
    statements.push(
      typeof statement === 'string' ? { text: statement, values: [values].flat() } : (statement as Statement),
    )
    return query.apply(client, args)
  }
  client.query = recordQuery as unknown as typeof client.query
  await run()
  client.query = query as unknown as typeof client.query
  return statements
}
