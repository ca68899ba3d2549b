import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeDataFolder } from '../data-folder.ts'
import { EmbeddedStoppedError, folderProblem } from '../open-error.ts'
import { type ConnectionHandler, type Lock, lockDataDir } from './lock.ts'
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts'
import { EmbeddedStream } from './stream.ts'

type Options = {
  dataDir: string
  templateDir?: string | undefined
  isNewLazy?: boolean | undefined
  onFailure(error: Error): void
}

// With the default 4 MB the JavaScript stack overflows before PostgreSQL's own limit stops a deep recursion.
const STACK_MB = 64

/** PGlite in a worker thread: in the main thread each query would block the event loop. */
export class EmbeddedPostgres {
  readonly #worker: Worker
  readonly #lock: Lock
  readonly #syncs = new Int32Array(new SharedArrayBuffer(4))
  readonly #streams = new Map<number, EmbeddedStream>()
  readonly #onFailure: (error: Error) => void
  readonly #exit: Promise<unknown>
  #lastSession = 0
  #isClosing = false
  #failure: Error | undefined

  static async open(options: Options): Promise<EmbeddedPostgres> {
    const postgres = new EmbeddedPostgres(options, await lockFolder(options.dataDir))
    await postgres.#ready()
    return postgres
  }

  private constructor({ dataDir, templateDir, isNewLazy = false, onFailure }: Options, lock: Lock) {
    this.#lock = lock
    this.#onFailure = onFailure
    const start: WorkerStart = { clusterDir: join(dataDir, 'postgres'), templateDir, isNewLazy, syncs: this.#syncs }
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: start,
      name: 'postgres',
      resourceLimits: { stackSizeMb: STACK_MB },
    })
    this.#exit = new Promise(resolve => this.#worker.once('exit', resolve))
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'bytes') this.#streams.get(message.session)?.receive(message.bytes)
      else if (message.kind === 'failed') this.#fail(message.reason)
    })
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error.message : String(error)))
    this.#worker.on('exit', () => {
      if (!this.#isClosing) this.#fail('её поток завершился')
    })
  }

  /** Number of fsyncs since the start. */
  get syncs(): number {
    return Atomics.load(this.#syncs, 0)
  }

  /** A connection for `pg`, passed to the pool as `stream`. */
  connect(): EmbeddedStream {
    this.#lastSession += 1
    const session = this.#lastSession
    const stream = new EmbeddedStream({
      send: bytes => this.#post({ kind: 'batch', session, bytes }, [bytes.buffer]),
      disconnect: () => {
        if (this.#streams.delete(session)) this.#post({ kind: 'disconnect' })
      },
    })
    this.#streams.set(session, stream)
    if (this.#failure) stream.destroy(this.#failure)
    return stream
  }

  /** Handles connections of other processes to the locked data folder. */
  receive(handler: ConnectionHandler): void {
    this.#lock.receive(handler)
  }

  /** PGlite writes its checkpoint before the lock is released. */
  async close(): Promise<void> {
    if (!this.#isClosing) {
      this.#isClosing = true
      this.#post({ kind: 'close' })
    }
    await this.#exit
    await this.#lock.release()
  }

  #post(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer)
  }

  #ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve()
      })
      this.#exit.then(() => this.#lock.release()).then(() => reject(this.#failure))
    })
  }

  #fail(reason: string): void {
    if (this.#failure) return
    this.#failure = new EmbeddedStoppedError(reason)
    for (const stream of this.#streams.values()) stream.destroy(this.#failure)
    this.#onFailure(this.#failure)
  }
}

async function lockFolder(dataDir: string): Promise<Lock> {
  try {
    makeDataFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
    return await lockDataDir(dataDir)
  } catch (error) {
    throw folderProblem(error, dataDir)
  }
}
