// Generates src/db/tables.generated.ts from the migrations, using a temporary embedded database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { renderTables } from '#db/render-tables.ts'

const OUTPUT = join(import.meta.dirname, '../src/db/tables.generated.ts')

const dataDir = await mkdtemp(join(tmpdir(), 'merilo-tables-'))
const database = await openDatabase({ dataDir })
try {
  await migrate(database)
  await writeFile(OUTPUT, await renderTables(database.pool))
  console.log(`Written: ${OUTPUT}`)
} finally {
  await database.close()
  await rm(dataDir, { recursive: true })
}
