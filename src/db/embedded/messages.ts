export type WorkerStart = {
  clusterDir: string
  /** A cleanly closed cluster to copy instead of the empty one. */
  templateDir?: string | undefined
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
