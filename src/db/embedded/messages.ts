export type WorkerStart = {
  clusterDir: string
  /** A cleanly closed cluster to copy instead of the empty one. */
  templateDir?: string | undefined
  /** A new cluster is durable only once it is closed: until then nothing is fsynced, and an interruption discards it. */
  isNewLazy: boolean
  /** Shared counter of fsyncs. */
  syncs: Int32Array<SharedArrayBuffer>
}

/** Main thread → worker. A session is one connection of the pool. */
export type ToWorker =
  | { kind: 'batch'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'disconnect' }
  | { kind: 'close' }

/** Worker → main thread. Its exit means that it has closed. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; reason: string }
