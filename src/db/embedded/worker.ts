import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { prepareCluster } from './cluster.ts'
import { DurableNodeFs } from './durable-node-fs.ts'
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts'
import { queryMessage, syncMessage } from './protocol.ts'

// PGlite's own parameters, except -F, which switches fsync off.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
]

// What a closed connection leaves behind in the one session that PGlite has.
const FORGET_SESSION = [syncMessage(), queryMessage('rollback'), queryMessage('discard all')]

// POSTGRES_MAIN_LONGJMP in PGlite: how PostgreSQL leaves a statement that failed.
const ORDINARY_ERROR = 100

const port = parentPort
if (!port) throw new Error('embedded/worker.ts runs as a worker thread only')
const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

function stop(error: unknown): never {
  say({ kind: 'failed', reason: panic ?? (error instanceof Error ? error.message : String(error)) })
  process.exit(1)
}

let panic: string | undefined
function rememberPanic(line: string): boolean {
  panic = /(?:PANIC|FATAL): .*/.exec(line)?.[0] ?? panic
  return false
}

const start = workerData as WorkerStart
const pglite = await prepareCluster(start, clusterDir =>
  PGlite.create({
    fs: new DurableNodeFs(clusterDir, { onSync: () => Atomics.add(start.syncs, 0, 1), onFailure: stop }),
    onStderr: rememberPanic,
    startParams: START_PARAMETERS,
    extensions: { pg_trgm, unaccent, citext },
  }),
).catch(stop)

// PGlite swallows whatever ends a query but an ordinary error, a PANIC or a trap included, and goes on with a broken
// backend. Stopped at once, the next start recovers from the log.
const backend = pglite.Module as unknown as { _PostgresMainLoopOnce(): void }
const runOnce = backend._PostgresMainLoopOnce
backend._PostgresMainLoopOnce = () => {
  try {
    runOnce()
  } catch (error) {
    if ((error as { status?: number }).status !== ORDINARY_ERROR) stop(error)
    throw error
  }
}

// The streaming call, since execProtocolRaw also parses each answer and keeps it in memory for ever.
function execute(message: Uint8Array, onRawData: (bytes: Uint8Array) => void): void {
  pglite.execProtocolRawStream(message, { syncToFs: false, onRawData }).catch(stop)
}

function answer(session: number, batch: Uint8Array): void {
  const chunks: Uint8Array[] = []
  // PostgreSQL writes over its output buffer, so each chunk is copied before it is gone.
  execute(batch, chunk => chunks.push(chunk.slice()))
  const bytes = new Uint8Array(Buffer.concat(chunks))
  say({ kind: 'bytes', session, bytes }, [bytes.buffer])
}

function forgetSession(): void {
  for (const message of FORGET_SESSION) execute(message, () => {})
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'batch') answer(message.session, message.bytes)
  else if (message.kind === 'disconnect') forgetSession()
  else pglite.close().then(() => port.close(), stop)
})
say({ kind: 'ready' })
