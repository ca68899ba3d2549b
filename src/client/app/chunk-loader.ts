import { loadChunk } from './load-chunk.ts'

/** The pause after the first failure; it doubles with each, so that a file that is gone costs 17 requests in its first hour. */
const RETRY_MS = 5_000
const MAX_RETRY_MS = 300_000

type Load<Module> = () => Promise<Module>

export interface ChunkState<Module> {
  module: Module | null
  /** The last attempt failed; the next one may be under way. */
  isLost: boolean
}

/** Loads a chunk that the page can do without for a while, retrying until it comes. */
export class ChunkLoader<Module> {
  #state: ChunkState<Module> = { module: null, isLost: false }
  #pause = RETRY_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: Promise<void> | null = null
  readonly #load: Load<Module>
  readonly #loaded = Promise.withResolvers<Module>()
  readonly #listeners = new Set<() => void>()

  constructor(load: Load<Module>) {
    this.#load = load
  }

  get whenLoaded(): Promise<Module> {
    return this.#loaded.promise
  }

  getState = (): ChunkState<Module> => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tries at once, unless the chunk is loaded or on its way. Resolves after the attempt, successful or not. */
  ask = (): Promise<void> => {
    this.#asking ??= this.#try()
    return this.#asking
  }

  async #try(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const module = await loadChunk(this.#load)
      this.#loaded.resolve(module)
      this.#set({ module, isLost: false })
    } catch {
      this.#asking = null
      this.#timer = setTimeout(this.ask, this.#pause)
      this.#pause = Math.min(this.#pause * 2, MAX_RETRY_MS)
      this.#set({ module: null, isLost: true })
    }
  }

  #set(state: ChunkState<Module>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** Retries until the module loads; the server's markup stays meanwhile. */
export function untilLoaded<Module>(load: Load<Module>): Promise<Module> {
  const loader = new ChunkLoader(load)
  loader.ask()
  return loader.whenLoaded
}
