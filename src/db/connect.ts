import { resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'
import { EmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { ConnectionHandler } from './embedded/lock.ts'
import { namedDialect } from './named-statements.ts'
import { type Listen, listenOnEmbedded, listenOnServer } from './notifications.ts'
import { guardPool } from './pool-guard.ts'
import type { Tables } from './tables.generated.ts'
import { makeValueParsers } from './value-parsers.ts'

export type DatabaseOptions = {
  /** A PostgreSQL server, 15 or later. Without it the database lives in `dataDir`. */
  databaseUrl?: string | undefined
  /** A replica, for reads that tolerate replication lag. */
  replicaUrl?: string | undefined
  dataDir: string
  /** A cleanly closed cluster to copy when `dataDir` has none. */
  templateDir?: string | undefined
  poolSize?: number | undefined
  /** How long a query waits for a free connection before it fails. */
  connectionTimeoutMs?: number | undefined
  log?: DatabaseLog | undefined
}

/** The parameter of every query: the database or a transaction. */
export type Db = Kysely<Tables>

export type Database = {
  kind: 'embedded' | 'server'
  kysely: Db
  /** The replica if there is one, else `kysely`. */
  reader: Db
  pool: pg.Pool
  /** Calls `handler` for each committed notification of any process. Returns a function that stops listening. */
  listen: Listen
  /** In a transaction, the notification is sent on commit. */
  notify(channel: string, payload: string, transaction?: Db): Promise<void>
  stats(): { total: number; idle: number; waiting: number }
  /** Milliseconds the first query of the queue has waited for a connection. */
  waitingMs(): number
  /** Number of fsyncs of the embedded database; 0 for a server. */
  syncs(): number
  /** Handles connections of other processes that need the open embedded database. No-op for a PostgreSQL server. */
  receive(handler: ConnectionHandler): void
  close(): Promise<void>
}

const CONNECTION_TIMEOUT_MS = 15_000
const POOL_SIZE = 10
// Explicit, or `pg` would read them from the environment (PGUSER, PGSSLMODE, …).
const EMBEDDED_SESSION = { user: 'postgres', database: 'postgres', ssl: false } as const
// A leaked connection must not block the shutdown.
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
      // The embedded database is in UTC; date_trunc and to_char must agree with it.
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
  const listener = listenOnEmbedded()
  const pool = makePool(options, {
    ...EMBEDDED_SESSION,
    // PGlite has one session: two connections would share a transaction.
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
    receive: handler => postgres.receive(handler),
  }
}

function makePool(options: DatabaseOptions, config: pg.PoolConfig): pg.Pool {
  const connectionTimeoutMillis = options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis, types: makeValueParsers() })
  // Without a listener the loss of an idle connection would crash the process; the pool replaces it anyway.
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
  const hasTimers = kind === 'server'
  const { waitingMs } = guardPool(pool, { hasTimers })
  if (replica !== pool) guardPool(replica, { hasTimers })
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
    waitingMs,
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
