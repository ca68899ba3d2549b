import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type EmscriptenOptions = Parameters<Init>[1]
type Stream = { nfd: number }
type Watch = { onSync(): void; onFailure(error: unknown): never }
type NodeFsModule = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } }

/**
 * PGlite's NodeFS lacks fsync: Emscripten reports success without doing anything, so a power cut loses acknowledged
 * commits. This one calls the real fsync.
 */
export class DurableNodeFs extends NodeFS {
  readonly #watch: Watch

  constructor(dataDir: string, watch: Watch) {
    super(dataDir)
    this.#watch = watch
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const addFsync = (module: unknown) => {
      const { stream_ops } = (module as NodeFsModule).NODEFS
      stream_ops.fsync = stream => this.#sync(stream)
    }
    const withFsync = { ...options, preRun: [...(options.preRun ?? []), addFsync] } as EmscriptenOptions
    return super.init(pg, withFsync)
  }

  #sync({ nfd }: Stream): number {
    try {
      fsyncSync(nfd)
    } catch (error) {
      // After a failed fsync the kernel may have dropped the pages: a retry would falsely succeed.
      this.#watch.onFailure(error)
    }
    this.#watch.onSync()
    return 0
  }
}
