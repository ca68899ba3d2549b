import pg from 'pg'
import { BackupError, type BackupLine, type BackupMark, type BackupRow, checkHeader } from './backup-file.ts'
import { listForeignKeys, listMigrations, listSequences, listTables, type TableShape } from './table-shapes.ts'

const PORTION_CHARS = 4_000_000
const PORTION_ROWS = 1_000
/** A site under load lets the tables go between two requests. */
const LOCK_TIMEOUT_MS = 60_000

const INCOMPLETE = 'Копия повреждена или обрывается раньше конца: файл неполон.'

/** Rows that `prepare` without a market or the site itself adds: they are nobody's work. */
const ADDED_BY_THEMSELVES: Readonly<Record<string, string>> = {
  article: `kind = 'page'`,
  js_error: 'true',
  site_setting: 'true',
  stat_change: 'true',
}

export interface Restored {
  madeAt: Date
  rows: number
  /** Files of the data folder that were in the copy. */
  files: Map<string, Buffer>
}

interface Options {
  /** Replaces what the database holds; otherwise it must be empty. */
  isReplacing: boolean
  /** Drops emails that were due when the copy was made: they may have been sent since. */
  isMailDropped: boolean
}

/**
 * Fills the tables from the lines of a backup, in the caller's transaction: any failure leaves the database as it was.
 * Needs no superuser: triggers are disabled and foreign keys dropped for the time, and added again, which checks them.
 */
export async function restoreTables(
  client: pg.ClientBase,
  lines: AsyncIterable<BackupLine>,
  { isReplacing, isMailDropped }: Options,
): Promise<Restored> {
  const iterator = lines[Symbol.asyncIterator]()
  const header = checkHeader((await iterator.next()).value as BackupLine | undefined)
  checkMigrations(header.migrations, await listMigrations(client))
  const tables = await listTables(client)
  const names = tables.map(({ name }) => qualified(name))
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
  await client.query(`lock table ${names.join(', ')} in access exclusive mode`)
  if (!isReplacing) await checkEmpty(client, tables)

  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) {
    await client.query(`alter table ${qualified(table)} drop constraint ${pg.escapeIdentifier(name)}`)
  }
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  const filled = await fill(client, tables, { next: () => iterator.next() })
  if (isMailDropped) {
    await client.query('delete from mail where sent_at is null and (next_try_at <= $1 or attempts > 0)', [
      header.madeAt,
    ])
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${qualified(table)} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
  }
  return { madeAt: new Date(header.madeAt), ...filled }
}

const qualified = (name: string): string => `public.${pg.escapeIdentifier(name)}`

function checkMigrations(ofCopy: readonly string[], ofDatabase: readonly string[]): void {
  if (ofCopy.join() === ofDatabase.join()) return
  const [copy, database] = [ofCopy, ofDatabase].map(names => names.at(-1) ?? 'пустая схема')
  const advice =
    ofCopy.length > ofDatabase.length
      ? 'обновите программу и повторите'
      : 'восстановите её программой той версии, затем обновите программу'
  throw new BackupError(`Копия сделана на другой схеме базы (${copy}, здесь ${database}): ${advice}.`)
}

async function checkEmpty(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  const full: string[] = []
  for (const { name } of tables) {
    const ignored = ADDED_BY_THEMSELVES[name] ?? 'false'
    const { rows } = await client.query<{ found: boolean }>(
      `select exists (select from ${qualified(name)} where not (${ignored})) as found`,
    )
    if (rows[0]?.found) full.push(name)
  }
  if (full.length === 0) return
  const some = full.slice(0, 3).join(', ')
  throw new BackupError(`База не пуста (${some}${full.length > 3 ? '…' : ''}). Заменить её всю: добавьте --replace.`)
}

async function fill(
  client: pg.ClientBase,
  tables: readonly TableShape[],
  { next }: { next: () => Promise<IteratorResult<BackupLine>> },
): Promise<Pick<Restored, 'rows' | 'files'>> {
  const files = new Map<string, Buffer>()
  const sequences = new Set((await listSequences(client)).map(({ name }) => name))
  let writer: ReturnType<typeof rowWriter> | undefined
  let rows = 0
  let isEnded = false
  for (let read = await next(); !read.done; read = await next()) {
    const line = read.value as BackupMark | BackupRow
    if (isEnded) throw new BackupError(INCOMPLETE)
    if (Array.isArray(line)) {
      if (!writer) throw new BackupError('В копии строки без таблицы: файл повреждён.')
      await writer.add(line)
      rows += 1
      continue
    }
    await writer?.flush()
    writer = undefined
    if ('table' in line) writer = rowWriter(client, line, tables)
    else if ('sequence' in line) await restart(client, line, sequences)
    else if ('file' in line) files.set(line.file, Buffer.from(line.content, 'base64'))
    else isEnded = line.end === rows
  }
  if (!isEnded) throw new BackupError(INCOMPLETE)
  return { rows, files }
}

/** `restart` and not `setval`, because it is undone with the transaction. */
async function restart(
  client: pg.ClientBase,
  { sequence, next }: { sequence: string; next: string },
  known: Set<string>,
) {
  if (!known.has(sequence) || !/^\d+$/.test(next)) throw new BackupError(`В копии неизвестный счётчик ${sequence}.`)
  await client.query(`alter sequence ${qualified(sequence)} restart with ${next}`)
}

function rowWriter(
  client: pg.ClientBase,
  { table, columns }: { table: string; columns: readonly string[] },
  tables: readonly TableShape[],
) {
  const shape = tables.find(({ name }) => name === table)
  const typed = columns.map(column => shape?.columns.find(({ name }) => name === column))
  const isSame = shape !== undefined && columns.length === shape.columns.length && !typed.includes(undefined)
  if (!isSame) throw new BackupError(`Таблица ${table} в копии устроена иначе, чем в базе.`)
  const names = columns.map(column => pg.escapeIdentifier(column)).join(', ')
  const values = typed.map((column, index) => `(row->>${index})::${column?.type}`).join(', ')
  const insert = `insert into ${qualified(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) as row`
  let waiting: BackupRow[] = []
  let chars = 0
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [JSON.stringify(waiting)])
    waiting = []
    chars = 0
  }
  return {
    flush,
    async add(row: BackupRow) {
      waiting.push(row)
      chars += row.reduce((sum, text) => sum + (text?.length ?? 0), 0)
      if (chars > PORTION_CHARS || waiting.length >= PORTION_ROWS) await flush()
    },
  }
}
