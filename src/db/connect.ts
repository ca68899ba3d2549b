import { resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'
import { EmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { Welcome } from './embedded/lock.ts'
import { namedDialect } from './named-statements.ts'
import { type Listen, listenOnEmbedded, listenOnServer } from './notifications.ts'
import type { Tables } from './tables.generated.ts'
import { makeValueParsers } from './value-parsers.ts'

export type DatabaseOptions = {
  /** A PostgreSQL server, 15 or later. Without it the database lives in `dataDir`. */
  databaseUrl?: string | undefined
  /** A server that follows the first one, for reads that may be a moment late. */
  replicaUrl?: string | undefined
  dataDir: string
  /** A closed cluster folder to begin with when `dataDir` has none. */
  templateDir?: string | undefined
  poolSize?: number | undefined
  /** How long a query waits for a free connection before it fails. */
  connectionTimeoutMs?: number | undefined
  log?: DatabaseLog | undefined
}

/** What queries take: the whole database or a transaction of it. */
export type Db = Kysely<Tables>

export type Database = {
  kind: 'embedded' | 'server'
  kysely: Db
  /** The replica where there is one, else the same as `kysely`. */
  reader: Db
  pool: pg.Pool
  /** Calls `handler` for each committed notification, of any process. Gives the way to stop. */
  listen: Listen
  /** Given a transaction, the notification goes out when that is committed. */
  notify(channel: string, payload: string, transaction?: Db): Promise<void>
  stats(): { total: number; idle: number; waiting: number }
  /** How often the embedded database had a file brought to the disk; 0 for a server, which minds its own. */
  syncs(): number
  /** Only one process has an embedded database open; others that come for it are handed over. Nobody has to come for a server. */
  receive(welcome: Welcome): void
  close(): Promise<void>
}

const CONNECTION_TIMEOUT_MS = 15_000
const POOL_SIZE = 10
// Said outright, or `pg` would take them from the environment (PGUSER, PGSSLMODE, …).
const EMBEDDED_SESSION = { user: 'postgres', database: 'postgres', ssl: false } as const
// A connection that was never given back must not hold up the end of the process.
const CLOSE_TIMEOUT_MS = 5_000

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openServer(options, options.databaseUrl) : openEmbedded(options)
}

async function openServer(options: DatabaseOptions, databaseUrl: string): Promise<Database> {
  const serverPool = (connectionString: string) =>
    makePool(options, {
      connectionString,
      max: options.poolSize ?? POOL_SIZE,
      keepAlive: true,
      // The embedded database lives in UTC; date_trunc and to_char must give the same here.
      onConnect: async client => {
        await client.query(`set time zone 'UTC'`)
      },
    })
  const pool = serverPool(databaseUrl)
  const replica = options.replicaUrl ? serverPool(options.replicaUrl) : pool
  const listener = listenOnServer(databaseUrl, options.log)
  const close = async () => {
    await listener.close()
    await Promise.all([...new Set([pool, replica])].map(endPool))
  }
  try {
    await pool.query('select 1')
    if (replica !== pool) await replica.query('select 1')
  } catch (error) {
    await close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database server does not answer: ${reason}`, { cause: error })
  }
  return makeDatabase('server', pool, replica, listener.listen, close)
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { templateDir, log } = options
  const postgres = await EmbeddedPostgres.open({
    dataDir: resolve(options.dataDir),
    templateDir,
    onFailure: error => log?.error({ err: error }, error.message),
  })
  // PGlite has one session: a second connection would share its transaction with the first.
  const listener = listenOnEmbedded()
  const pool = makePool(options, {
    ...EMBEDDED_SESSION,
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => postgres.connect(),
    onConnect: listener.onConnect,
  })
  const close = async () => {
    await endPool(pool)
    await postgres.close()
  }
  return {
    ...makeDatabase('embedded', pool, pool, listener.listenOn(pool), close),
    syncs: () => postgres.syncs,
    receive: welcome => postgres.receive(welcome),
  }
}

function makePool(options: DatabaseOptions, config: pg.PoolConfig): pg.Pool {
  const connectionTimeoutMillis = options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis, types: makeValueParsers() })
  // Unheard, the loss of an idle connection would end the process; the pool makes a new one by itself.
  pool.on('error', error => options.log?.error({ err: error }, 'An idle database connection was lost'))
  return pool
}

function makeDatabase(
  kind: Database['kind'],
  pool: pg.Pool,
  replica: pg.Pool,
  listen: Listen,
  end: () => Promise<void>,
): Database {
  const kysely = new Kysely<Tables>({ dialect: namedDialect(pool) })
  let closing: Promise<void> | undefined
  return {
    kind,
    kysely,
    reader: replica === pool ? kysely : new Kysely<Tables>({ dialect: namedDialect(replica) }),
    pool,
    listen,
    async notify(channel, payload, transaction = kysely) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(transaction)
    },
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    syncs: () => 0,
    receive: () => undefined,
    close() {
      closing ??= end()
      return closing
    },
  }
}

async function endPool(pool: pg.Pool): Promise<void> {
  const { promise: tooLong, resolve: giveUp } = Promise.withResolvers<void>()
  const timer = setTimeout(giveUp, CLOSE_TIMEOUT_MS)
  await Promise.race([pool.end(), tooLong])
  clearTimeout(timer)
}
