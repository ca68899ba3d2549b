import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { DatabaseOpenError } from './open-error.ts'

type Migration = { name: string; sql: string; sha256: string }
type MigrationProgress = { name: string; number: number; of: number }

type Options = {
  directory?: string
  onProgress?: (progress: MigrationProgress) => void
}

const DIRECTORY = join(import.meta.dirname, 'migrations')
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/
// Checksums of files that were edited after release. 0011 used to insert page texts, which now come from the seed
// (cli/content/fill-page-texts.ts); the schema it creates is the same, so databases that ran the old file are up to date.
const FORMER_CHECKSUMS: Readonly<Record<string, readonly string[]>> = {
  '0011_review_requests': ['85e1562c76f52d914ae096642a40c915462fd6daa07ad8eed66617a16b914381'],
}
// Any number that no other advisory lock of this database uses.
const LOCK_KEY = 1_296_388_681

/** Applies pending migrations, each in its own transaction, and returns their names. */
export async function migrate({ pool }: { pool: pg.Pool }, options: Options = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    try {
      const pending = await listPending(client, migrations)
      for (const [index, migration] of pending.entries()) {
        options.onProgress?.({ name: migration.name, number: index + 1, of: pending.length })
        await apply(client, migration)
      }
      return pending.map(({ name }) => name)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK_KEY])
    }
  } finally {
    client.release()
  }
}

export async function readMigrations(directory = DIRECTORY): Promise<Migration[]> {
  const files = (await readdir(directory)).filter(file => file.endsWith('.sql')).sort()
  for (const [index, file] of files.entries()) {
    const number = FILE_NAME.exec(file)?.[1]
    if (number === undefined) throw new Error(`The migration ${file} is not named NNNN_what_it_does.sql.`)
    if (Number(number) !== index + 1) throw new Error(`The migration ${file} should have the number ${index + 1}.`)
  }
  return Promise.all(files.map(file => readMigration(join(directory, file), file.slice(0, -'.sql'.length))))
}

async function readMigration(path: string, name: string): Promise<Migration> {
  // Git on Windows may check out CRLF; that is not a change.
  const sql = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

async function listPending(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const rows = await listApplied(client).catch(explain)
  for (const [index, { name, sha256 }] of rows.entries()) {
    const migration = migrations[index]
    if (migration?.name !== name) {
      throw new DatabaseOpenError(
        `База данных новее программы (в ней есть миграция ${name}): запустите версию, которая её знает.`,
      )
    }
    if (migration.sha256 !== sha256 && !FORMER_CHECKSUMS[name]?.includes(sha256)) {
      throw new Error(`The migration ${name} was changed after it was applied: restore it and add a new one.`)
    }
  }
  return migrations.slice(rows.length)
}

async function listApplied(client: pg.PoolClient): Promise<{ name: string; sha256: string }[]> {
  await client.query(
    `create table if not exists migration (
       name text primary key,
       sha256 text not null,
       applied_at timestamptz not null default now()
     )`,
  )
  const { rows } = await client.query('select name, sha256 from migration order by name')
  return rows
}

/** By SQLSTATE: undefined_column and insufficient_privilege. */
const PROBLEMS: Readonly<Record<string, string>> = {
  '42703': 'В базе данных есть чужая таблица migration: укажите в DATABASE_URL отдельную базу для сайта.',
  '42501': 'Пользователю из DATABASE_URL нельзя создавать таблицы в этой базе данных: дайте ему это право.',
}

function explain(error: unknown): never {
  const sentence = PROBLEMS[String((error as { code?: unknown }).code)]
  throw sentence === undefined ? error : new DatabaseOpenError(sentence, { cause: error })
}

async function apply(client: pg.PoolClient, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed and was rolled back: ${(error as Error).message}`, { cause: error })
  }
}
