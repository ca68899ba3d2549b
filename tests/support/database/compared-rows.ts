import type { Database } from '#db/connect.ts'
import { searchBody } from './search-body.ts'

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  Plans?: PlanNode[]
}

/** Rows that reach the sort, which compares each with the query. */
export async function comparedRows(
  database: Database,
  text: string,
  search?: Parameters<typeof searchBody>[1],
): Promise<number> {
  const body = (await searchBody(database, search))
    .replaceAll('$1', 'search_key($1::text)')
    .replaceAll('$2', '$2::integer')
  const { rows } = await database.pool.query(`explain (analyze, format json) ${body}`, [text, 30])
  const sortsIn = (node: PlanNode): PlanNode[] => [
    ...(node['Node Type'] === 'Sort' ? (node.Plans ?? []) : []),
    ...(node.Plans ?? []).flatMap(sortsIn),
  ]
  return Math.max(...sortsIn(rows[0]['QUERY PLAN'][0].Plan).map(node => node['Actual Rows']))
}
