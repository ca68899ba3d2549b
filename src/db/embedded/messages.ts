export type WorkerStart = {
  clusterDir: string
  /** A closed cluster to copy when there is none yet: quicker than initialising. */
  templateDir?: string | undefined
  /** One shared number: how often a file was brought to the disk. */
  syncs: Int32Array<SharedArrayBuffer>
}

/** What the main thread tells the worker. A session is one connection of the pool's. */
export type ToWorker =
  | { kind: 'batch'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'disconnect' }
  | { kind: 'close' }

/** What the worker tells the main thread. Its exit says that it has closed. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; reason: string }
