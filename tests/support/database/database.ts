import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, type DatabaseOptions, openDatabase } from '#db/connect.ts'
import { isNeeded } from '#db/embedded/packed-cluster.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const CACHE = join(import.meta.dirname, '../../../.cache/test-database')
const TEMPLATE_LOCK = 1_296_388_682

type Options = Pick<DatabaseOptions, 'connectionTimeoutMs' | 'readTimeoutMs' | 'poolSize' | 'log'> & {
  /** A PostgreSQL server to test on; without it the embedded database is used. */
  serverUrl?: string
}

/** Opens a migrated, empty database; closing it removes it. */
export async function openTestDatabase({ serverUrl, ...options }: Options = {}): Promise<Database> {
  return serverUrl ? openOnServer(serverUrl, options) : openEmbedded(options)
}

let kept: Promise<Database> | undefined

/**
 * Keeps one embedded database open in this process: V8 compiles PGlite once while an instance is alive, which saves
 * half of every other opening and most of every closing.
 */
export function keepCompiled(): Promise<Database> {
  const open = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'merilo-kept-'))
    await copyEmbeddedTemplate(dataDir)
    const database = await openDatabase({ dataDir })
    // It runs no queries, so it needs no files; workers are killed and could not remove them later.
    rmSync(dataDir, { recursive: true, force: true })
    return database
  }
  kept ??= open()
  return kept
}

async function openEmbedded(options: Options): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merilo-test-'))
  await copyEmbeddedTemplate(dataDir)
  return openRemoved(dataDir, options)
}

/** Opens the embedded database of a data folder; closing it removes the folder. */
export async function openRemoved(dataDir: string, options: Options = {}): Promise<Database> {
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    await keepCompiled()
    return closingWith(await openDatabase({ ...options, dataDir }), remove)
  } catch (error) {
    remove()
    throw error
  }
}

async function openOnServer(serverUrl: string, options: Options): Promise<Database> {
  const template = await ensureTemplate(serverUrl, `merilo_template_${await migrationsKey()}`, migrateServer)
  return openCopy(serverUrl, template, options)
}

/** Opens a copy of a template database; closing it drops it. */
export async function openCopy(serverUrl: string, template: string, options: Options = {}): Promise<Database> {
  const name = `merilo_test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes half the time of copying through the log.
  const copy = `create database ${name} template ${template} strategy file_copy`
  await withClient(serverUrl, client => client.query(copy))
  const database = await openDatabase({ ...options, databaseUrl: withDatabase(serverUrl, name), dataDir: tmpdir() })
  return closingWith(database, () =>
    withClient(serverUrl, client => client.query(`drop database ${name} with (force)`)),
  )
}

function closingWith(database: Database, clean: () => unknown): Database {
  let closing: Promise<void> | undefined
  const close = async () => {
    await database.close()
    await clean()
  }
  return {
    ...database,
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** Puts a migrated, closed database into a data folder. */
export async function copyEmbeddedTemplate(dataDir: string): Promise<void> {
  const options = { recursive: true, filter: isNeeded }
  cpSync(await ensureEmbeddedTemplate(), join(dataDir, 'postgres'), options)
}

/** Returns the folder of a migrated, closed cluster, made once per set of migrations. */
export async function ensureEmbeddedTemplate(): Promise<string> {
  const template = join(CACHE, await migrationsKey())
  if (existsSync(template)) return template
  mkdirSync(CACHE, { recursive: true })
  const dataDir = mkdtempSync(join(CACHE, 'making-'))
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await database.close()
  try {
    renameSync(join(dataDir, 'postgres'), template)
  } catch (error) {
    // Another test process may have created the same one meanwhile.
    if (!existsSync(template)) throw error
  }
  rmSync(dataDir, { recursive: true, force: true })
  return template
}

const migrateServer = async (databaseUrl: string): Promise<void> => {
  const database = await openDatabase({ databaseUrl, dataDir: tmpdir() })
  await migrate(database)
  await database.close()
}

/** Returns the name once the server has this database; test processes that ask meanwhile wait for the one that makes it. */
export async function ensureTemplate(
  serverUrl: string,
  name: string,
  make: (databaseUrl: string) => Promise<void> | void,
): Promise<string> {
  await withClient(serverUrl, async client => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const making = `${name}_making`
    await client.query(`drop database if exists ${making}`)
    await client.query(`create database ${making}`)
    await make(withDatabase(serverUrl, making))
    await client.query(`alter database ${making} rename to ${name}`)
  })
  return name
}

async function migrationsKey(): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, sha256 } of await readMigrations()) hash.update(`${name} ${sha256}\n`)
  return hash.digest('hex').slice(0, 16)
}

export function withDatabase(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?.*)?$/, `/${name}$1`)
}

export async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
