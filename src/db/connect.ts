import { resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'
import { EmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { ConnectionHandler } from './embedded/lock.ts'
import { makeStatementNames, namedDialect, type StatementPool } from './named-statements.ts'
import { type Listen, listenOnEmbedded, listenOnServer, PAGES_CHANGED } from './notifications.ts'
import { refuseOldServer, serverProblem } from './open-error.ts'
import { guardPool } from './pool-guard.ts'
import { ReplicaReads, readingPool } from './replica.ts'
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
  /** A new embedded database is fsynced when it is closed; an interruption before discards it. */
  isNewLazy?: boolean | undefined
  poolSize?: number | undefined
  /** How long a query waits for a free connection before it fails. */
  connectionTimeoutMs?: number | undefined
  /** No page or query call reads for longer; commands, jobs and operators may. */
  readTimeoutMs?: number | undefined
  log?: DatabaseLog | undefined
  /** The embedded database has stopped for good. */
  onStopped?: ((error: Error) => void) | undefined
}

/** The parameter of every query: the database or a transaction. */
export type Db = Kysely<Tables>

export type Database = {
  kind: 'embedded' | 'server'
  kysely: Db
  /** For public reads: the replica while it is up to date, else the primary. */
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
const READ_TIMEOUT_MS = 10_000
const POOL_SIZE = 10
// The primary is asked next, so a replica that is silent need not use up a visitor's patience.
const REPLICA_TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 } as const
// Explicit, or `pg` would read them from the environment (PGUSER, PGSSLMODE, …).
const EMBEDDED_SESSION = { user: 'postgres', database: 'postgres', ssl: false } as const
// A leaked connection must not block the shutdown.
const CLOSE_TIMEOUT_MS = 5_000

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openServer(options, options.databaseUrl) : openEmbedded(options)
}

async function openServer(options: DatabaseOptions, databaseUrl: string): Promise<Database> {
  const pool = serverPool(options, { connectionString: databaseUrl })
  const replica = options.replicaUrl ? openReplica(options, options.replicaUrl, pool) : null
  const listener = listenOnServer(databaseUrl, options.log)
  const close = async () => {
    await Promise.all([listener.close(), replica?.close()])
    await endPool(pool)
  }
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    refuseOldServer(rows[0]?.server_version ?? '')
    // Before any other listener: those that drop pages must already read the primary.
    if (replica) await listener.listen(PAGES_CHANGED, replica.catchUp, { onGap: replica.catchUp })
  } catch (error) {
    await close()
    throw serverProblem(error, databaseUrl)
  }
  replica?.catchUp()
  const { listen } = listener
  return makeDatabase({ kind: 'server', pool, readTimeoutMs: readTimeoutOf(options), listen, close }, replica?.pool)
}

const readTimeoutOf = ({ readTimeoutMs = READ_TIMEOUT_MS }: DatabaseOptions): number => readTimeoutMs

/** A replica that cannot be reached is no reason not to start. */
function openReplica(options: DatabaseOptions, connectionString: string, primary: pg.Pool) {
  const replica = serverPool(options, { connectionString, ...REPLICA_TIMEOUTS }, error => reads.lose(error))
  guardPool(replica, { readTimeoutMs: readTimeoutOf(options) })
  const reads = new ReplicaReads({ primary, replica }, options.log)
  return {
    pool: readingPool({ primary, replica }, reads),
    catchUp: () => reads.catchUp(),
    close: async () => {
      reads.close()
      await endPool(replica)
    },
  }
}

function serverPool(options: DatabaseOptions, config: pg.PoolConfig, onError?: (error: Error) => void): pg.Pool {
  const settings: pg.PoolConfig = {
    max: options.poolSize ?? POOL_SIZE,
    keepAlive: true,
    // The embedded database is in UTC; date_trunc and to_char must agree with it.
    onConnect: async client => {
      await client.query(`set time zone 'UTC'`)
    },
    ...config,
  }
  return makePool(options, settings, onError)
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { templateDir, isNewLazy, log, onStopped } = options
  const postgres = await EmbeddedPostgres.open({
    dataDir: resolve(options.dataDir),
    templateDir,
    isNewLazy,
    onFailure: error => {
      log?.failed('embedded', error)
      onStopped?.(error)
    },
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
    // PGlite has no timers.
    ...makeDatabase({ kind: 'embedded', pool, readTimeoutMs: 0, listen: listener.listenOn(pool), close }),
    syncs: () => postgres.syncs,
    receive: handler => postgres.receive(handler),
  }
}

function makePool(options: DatabaseOptions, config: pg.PoolConfig, onError?: (error: Error) => void): pg.Pool {
  const connectionTimeoutMillis = options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS
  const pool = new pg.Pool({ connectionTimeoutMillis, ...config, types: makeValueParsers() })
  // Without a listener the loss of an idle connection would crash the process; the pool replaces it anyway.
  pool.on('error', onError ?? (error => options.log?.failed('pool', error)))
  // So would the loss of one in use; there the query fails, which its caller hears.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

type DatabaseParts = Pick<Database, 'kind' | 'pool' | 'listen' | 'close'> & { readTimeoutMs: number }

function makeDatabase(
  { kind, pool, readTimeoutMs, listen, close: end }: DatabaseParts,
  readers?: StatementPool,
): Database {
  const { waitingMs } = guardPool(pool, { readTimeoutMs })
  const nameOf = makeStatementNames()
  const kysely = new Kysely<Tables>({ dialect: namedDialect(pool, nameOf) })
  let closing: Promise<void> | undefined
  return {
    kind,
    kysely,
    reader: readers ? new Kysely<Tables>({ dialect: namedDialect(readers, nameOf) }) : kysely,
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
