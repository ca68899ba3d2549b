import pg from 'pg'
import type { BackupHeader, BackupLine, BackupRow } from './backup-file.ts'
import { FORMAT, FORMAT_VERSION } from './backup-file.ts'
import { listMigrations, listSequences, listTables, type TableShape } from './table-shapes.ts'

/** Rows are fetched in portions of about this size: one of files may hold ten megabytes. */
const PORTION_CHARS = 1_000_000
const MAX_PORTION_ROWS = 2_000

/** Text that does not depend on the settings of the server or the role. */
const TEXT_SETTINGS = [
  `set local datestyle = 'ISO, MDY'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
  `set local time zone 'UTC'`,
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
]

export interface Counted {
  tables: number
  rows: number
}

/** All tables as they are at one instant, as lines of a backup file. `counted` is complete when the lines are. */
export async function* readTables(
  client: pg.ClientBase,
  { now, files, counted }: { now: Date; files: ReadonlyMap<string, Buffer>; counted: Counted },
): AsyncGenerator<string> {
  await client.query('begin isolation level repeatable read read only')
  try {
    for (const setting of TEXT_SETTINGS) await client.query(setting)
    const migrations = await listMigrations(client)
    const header: BackupHeader = { format: FORMAT, version: FORMAT_VERSION, madeAt: now.toISOString(), migrations }
    yield lineOf(header)
    for (const table of await listTables(client)) {
      yield lineOf({ table: table.name, columns: table.columns.map(({ name }) => name) })
      for await (const rows of readRows(client, table)) {
        counted.rows += rows.length
        yield rows.map(lineOf).join('')
      }
      counted.tables += 1
    }
    // Sequences are outside of transactions: they may be ahead of the rows, which does no harm.
    for (const { name, next } of await listSequences(client)) yield lineOf({ sequence: name, next })
    for (const [file, content] of files) yield lineOf({ file, content: content.toString('base64') })
    yield lineOf({ end: counted.rows })
  } finally {
    await client.query('rollback')
  }
}

const lineOf = (line: BackupLine): string => `${JSON.stringify(line)}\n`

async function* readRows(client: pg.ClientBase, { name, columns }: TableShape): AsyncGenerator<BackupRow[]> {
  const texts = columns.map(column => `${pg.escapeIdentifier(column.name)}::text`).join(', ')
  await client.query(
    `declare backup_rows no scroll cursor for select ${texts} from public.${pg.escapeIdentifier(name)}`,
  )
  // The first row tells how large they are.
  let count = 1
  for (;;) {
    const { rows } = await client.query<BackupRow>({ text: `fetch ${count} from backup_rows`, rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
    const chars = rows.reduce((sum, row) => sum + row.reduce((total, text) => total + (text?.length ?? 0), 0), 0)
    const fitting = Math.floor((PORTION_CHARS * rows.length) / Math.max(chars, 1))
    count = Math.min(Math.max(fitting, 1), count * 4, MAX_PORTION_ROWS)
  }
  await client.query('close backup_rows')
}
