import type { Database } from '#db/connect.ts'

type Search = 'find_agencies' | 'find_articles' | 'find_cases'

/** EXPLAIN does not show the plan inside a function, so its body is planned instead, under the function's settings. */
export async function searchBody(database: Database, search: Search = 'find_agencies'): Promise<string> {
  const { rows } = await database.pool.query('select prosrc, proconfig from pg_proc where proname = $1', [search])
  for (const setting of rows[0].proconfig) await database.pool.query(`set ${setting}`)
  return rows[0].prosrc.replace(/(?<!search_)\bkey\b/g, '$1').replace(/\bat_most\b/g, '$2')
}
