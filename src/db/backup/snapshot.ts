import { constants } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type Database, openDatabase } from '../connect.ts'
import { BackupError } from './backup-file.ts'

type Source = Pick<Database, 'kind' | 'pool'>

/** A connection for reading everything while the site works. */
export function withSnapshot<T>(source: Source, dataDir: string, use: (client: pg.ClientBase) => Promise<T>) {
  return source.kind === 'server' ? withClient(source.pool, use) : withCopy(source.pool, dataDir, use)
}

async function withClient<T>(pool: pg.Pool, use: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await use(client)
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // The state of a failed connection is unknown, so the pool replaces it.
    client.release(broken)
  }
}

/** Leftovers of a killed backup have the same name, so the next one removes them. */
const COPY_FOLDER = 'backup-copy'
const copying = new Set<string>()

/**
 * The embedded database has one session: reading every table in it would stop the site. So only its files are copied
 * while nobody writes, and the tables are read from the copy, which opens as after a crash.
 */
async function withCopy<T>(pool: pg.Pool, dataDir: string, use: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  if (copying.has(dataDir)) throw new BackupError('Резервная копия уже делается: дождитесь её.')
  copying.add(dataDir)
  const folder = join(dataDir, COPY_FOLDER)
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    const to = join(folder, 'postgres')
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE } as const
    await withClient(pool, async client => {
      // Leaves the copy little to recover.
      await client.query('checkpoint')
      await cp(join(dataDir, 'postgres'), to, options)
    })
    const database = await openDatabase({ dataDir: folder })
    try {
      return await withClient(database.pool, use)
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
    copying.delete(dataDir)
  }
}
