import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseLog } from './database-log.ts'
import type { StatementPool } from './named-statements.ts'

const SHORTEST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000
const LOST_PAUSE_MS = 5_000

type Pools = { primary: pg.Pool; replica: pg.Pool }

/**
 * Chooses the server of each public read. Once pages have changed, that is the primary until the replica has replayed the
 * WAL up to there: a dropped page must not be rendered again from the past. The same goes for a replica that is lost.
 */
export class ReplicaReads {
  readonly #pools: Pools
  readonly #log: DatabaseLog | undefined
  readonly #lostPauseMs: number
  #state: 'behind' | 'current' | 'lost' = 'behind'
  #changes = 0
  #position: { changes: number; lsn: string } | undefined
  #following: Promise<void> | undefined
  #isClosed = false

  constructor(pools: Pools, log?: DatabaseLog, lostPauseMs = LOST_PAUSE_MS) {
    this.#pools = pools
    this.#log = log
    this.#lostPauseMs = lostPauseMs
  }

  get isCurrent(): boolean {
    return this.#state === 'current'
  }

  /** Pages have changed at a position of the primary that is not known yet. */
  catchUp(): void {
    this.#changes += 1
    if (this.#state === 'current') this.#state = 'behind'
    this.#following ??= this.#follow()
  }

  lose(error: unknown): void {
    if (this.#state === 'lost' || this.#isClosed) return
    this.#state = 'lost'
    this.#log?.failed('replica', error instanceof Error ? error : new Error(String(error)))
    this.#following ??= this.#follow()
  }

  close(): void {
    this.#isClosed = true
  }

  async #follow(): Promise<void> {
    let pause = SHORTEST_PAUSE_MS
    while (!this.#isClosed) {
      await this.#check()
      if (this.isCurrent) break
      await sleep(this.#state === 'lost' ? this.#lostPauseMs : pause, undefined, { ref: false })
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
    this.#following = undefined
  }

  async #check(): Promise<void> {
    const lsn = await this.#wanted().catch(() => null)
    // Without the primary there is nothing to compare with; its own failure is reported elsewhere.
    if (lsn === null || this.#isClosed) return
    const changes = this.#changes
    try {
      const { rows } = await this.#pools.replica.query<{ is_replica: boolean; has_replayed: boolean | null }>(
        'select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn() >= $1::pg_lsn as has_replayed',
        [lsn],
      )
      if (!rows[0]?.is_replica) throw new Error('DATABASE_REPLICA_URL: the server is not a replica')
      if (this.#state === 'lost') this.#log?.info('the replica answers again')
      this.#state = rows[0].has_replayed && changes === this.#changes ? 'current' : 'behind'
    } catch (error) {
      this.lose(error)
    }
  }

  async #wanted(): Promise<string> {
    const changes = this.#changes
    if (this.#position?.changes === changes) return this.#position.lsn
    // Not pg_current_wal_lsn, the position written: without synchronous_commit a commit is visible before it is written.
    const { rows } = await this.#pools.primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')
    this.#position = { changes, lsn: rows[0]?.lsn ?? '0/0' }
    return this.#position.lsn
  }
}

/** A pool for `namedDialect` whose connections belong to the replica while it is current. */
export function readingPool({ primary, replica }: Pools, reads: ReplicaReads): StatementPool {
  return {
    options: primary.options,
    end: async () => undefined,
    async connect() {
      if (!reads.isCurrent) return primary.connect()
      try {
        return withFallback(await replica.connect(), primary, reads)
      } catch (error) {
        reads.lose(error)
        return primary.connect()
      }
    },
  }
}

type Client = Awaited<ReturnType<StatementPool['connect']>>

function withFallback(replicaClient: pg.PoolClient, primary: pg.Pool, reads: ReplicaReads): Client {
  let client = replicaClient
  let isBroken = false
  // A query that writes all the same (the browser's error report) does so on the primary, and transactions stay whole.
  async function moveToPrimary(): Promise<void> {
    const next = await primary.connect()
    client.release(isBroken)
    client = next
  }
  return {
    async query(query: pg.QueryConfig) {
      if (client === replicaClient && /^\s*(begin|start)\b/i.test(query.text)) await moveToPrimary()
      try {
        return await client.query(query)
      } catch (error) {
        if (client !== replicaClient || !isAboutReplica(error)) throw error
        isBroken = isLoss(error)
        if (isBroken) reads.lose(error)
        await moveToPrimary()
        return client.query(query)
      }
    },
    release: (destroy?: boolean) => client.release(destroy),
    on: client.on.bind(client),
  } as Client
}

const READ_ONLY = '25006'
/** Rows that the statement still reads were removed by the WAL. */
const CONFLICT = '40001'

const isAboutReplica = (error: unknown): boolean => [READ_ONLY, CONFLICT].includes(codeOf(error)) || isLoss(error)

/** The connection broke, timed out or was ended by an administrator. All other errors of PostgreSQL have an SQLSTATE. */
function isLoss(error: unknown): boolean {
  const code = codeOf(error)
  return !/^(?=.*\d)[\dA-Z]{5}$/.test(code) || /^(?:08|57P)/.test(code)
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '')
