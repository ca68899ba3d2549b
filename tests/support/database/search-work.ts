import type { Database } from '#db/connect.ts'
import { searchTexts } from '#domain/russian/search-words.ts'
import { searchBody } from './search-body.ts'

interface PlanNode {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

/** Rows that pass through the plans of all variants of a question, and blocks read for them. */
export async function searchWork(database: Database, question: string, search?: Parameters<typeof searchBody>[1]) {
  const body = (await searchBody(database, search))
    .replaceAll('$1', 'search_key($1::text)')
    .replaceAll('$2', '$2::integer')
  const work = { rows: 0, blocks: 0 }
  for (const text of searchTexts(question)) {
    const { rows } = await database.pool.query(`explain (analyze, buffers, timing off, format json) ${body}`, [
      text,
      30,
    ])
    const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan
    work.rows += rowsIn(plan)
    work.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  return work
}

function rowsIn({ Plans = [], ...node }: PlanNode): number {
  const removed = (node['Rows Removed by Index Recheck'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
  return Plans.reduce((sum, each) => sum + rowsIn(each), (node['Actual Rows'] + removed) * node['Actual Loops'])
}
