import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { renderTables } from './render-tables.ts'

test.each(['embedded', 'server'] as const)('tables.generated.ts matches the %s database', async kind => {
  const database = await openTestDatabase(kind === 'server' ? { serverUrl: inject('serverUrl') } : {})
  const rendered = await renderTables(database.pool)
  await database.close()
  const written = await readFile(join(import.meta.dirname, 'tables.generated.ts'), 'utf8')
  expect(written, 'stale: run `node scripts/generate-tables.ts`').toBe(rendered)
})

test('a column of an unmapped type is refused by name', async () => {
  const database = await openTestDatabase()
  await database.pool.query('create table odd (shape point)')
  await expect(renderTables(database.pool)).rejects.toThrow('odd.shape has the type point')
  await database.close()
})
