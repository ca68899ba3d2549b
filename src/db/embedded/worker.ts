import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { prepareCluster } from './cluster.ts'
import { DurableNodeFs } from './durable-node-fs.ts'
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts'
import { queryMessage, syncMessage } from './protocol.ts'

// PGlite's defaults have -F, which disables fsync.
const LAZY_PARAMETERS = PGlite.defaultStartParams
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
]

// Clears the state a closed connection leaves in PGlite's only session.
const RESET_SESSION = [syncMessage(), queryMessage('rollback'), queryMessage('discard all')]

// POSTGRES_MAIN_LONGJMP in PGlite: the exit status of a failed statement.
const ORDINARY_ERROR = 100

const port = parentPort
if (!port) throw new Error('embedded/worker.ts runs as a worker thread only')
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

function stop(error: unknown): never {
  post({ kind: 'failed', reason: panic ?? (error instanceof Error ? error.message : String(error)) })
  process.exit(1)
}

let panic: string | undefined
function rememberPanic(line: string): boolean {
  panic = /(?:PANIC|FATAL): .*/.exec(line)?.[0] ?? panic
  return false
}

const start = workerData as WorkerStart
const { opened: pglite, finish } = await prepareCluster(start, (clusterDir, isLazy) =>
  PGlite.create({
    fs: new DurableNodeFs(clusterDir, { onSync: () => Atomics.add(start.syncs, 0, 1), onFailure: stop }),
    onStderr: rememberPanic,
    startParams: isLazy ? LAZY_PARAMETERS : START_PARAMETERS,
    extensions: { pg_trgm, unaccent, citext },
  }),
).catch(stop)

// PGlite swallows even a PANIC or a trap and continues with a broken backend. If the worker stops at once instead, the
// next start recovers from the WAL.
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

// Streaming, because execProtocolRaw also parses each answer and leaks it.
function execute(message: Uint8Array, onRawData: (bytes: Uint8Array) => void): void {
  pglite.execProtocolRawStream(message, { syncToFs: false, onRawData }).catch(stop)
}

function answer(session: number, batch: Uint8Array): void {
  const chunks: Uint8Array[] = []
  // PostgreSQL reuses its output buffer, so each chunk is copied.
  execute(batch, chunk => chunks.push(chunk.slice()))
  const bytes = new Uint8Array(Buffer.concat(chunks))
  post({ kind: 'bytes', session, bytes }, [bytes.buffer])
}

function resetSession(): void {
  for (const message of RESET_SESSION) execute(message, () => {})
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'batch') answer(message.session, message.bytes)
  else if (message.kind === 'disconnect') resetSession()
  else {
    pglite
      .close()
      .then(finish)
      .then(() => port.close(), stop)
  }
})
post({ kind: 'ready' })
