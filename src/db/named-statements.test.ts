import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import type { Database } from './connect.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})
afterAll(() => database.close())

// One connection, because prepared statements belong to it.
test('a read is prepared once and reused; a write is not', async () => {
  await database.kysely.connection().execute(async db => {
    const read = () => db.selectFrom('agency').select('slug').where('id', '=', 1).execute()
    await read()
    await read()
    await db.deleteFrom('js_error').where('page_path', '=', '/nowhere/').execute()
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    const reads = rows.filter(({ statement }) => statement.includes('from "agency"'))
    expect(reads).toHaveLength(1)
    expect(rows.filter(({ statement }) => statement.startsWith('delete'))).toHaveLength(0)
  })
})

test('a failed read does not break the next one with the same text', async () => {
  const divide = (by: number) => sql<{ whole: number }>`select 6 / ${by}::integer as whole`.execute(database.kysely)
  await expect(divide(0)).rejects.toThrow(/zero/)
  expect((await divide(3)).rows).toEqual([{ whole: 2 }])
})
