import { Worker } from 'node:worker_threads'
import { ApiError } from '#contract/errors.ts'

export interface PngRequest {
  id: number
  svg: string
}
export type PngAnswer = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; reason: string }

interface Waiting {
  resolve: (png: Buffer) => void
  reject: (error: Error) => void
}

/** A picture takes about 50 ms of a core; nobody would wait for a longer queue. */
const MAX_WAITING = 24
const BUSY = 'Картинки рисуются для других. Повторите через несколько секунд'
/** The renderer and its fonts take about 50 MB, so an idle worker is stopped. */
const IDLE_MS = 60_000

/** Renders SVG to PNG in a worker thread, so that page requests never wait for pictures. */
export class PngPainter {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  paint(svg: string): Promise<Buffer> {
    if (this.#waiting.size >= MAX_WAITING) return Promise.reject(new ApiError('overloaded', BUSY))
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    this.#lastId += 1
    const request: PngRequest = { id: this.#lastId, svg }
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject })
      worker.postMessage(request)
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = null
    this.#rejectAll(new Error('The painter was closed'))
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./png-worker.ts', import.meta.url), { name: 'pictures' })
    // An unfinished picture must not keep a closing server alive.
    worker.unref()
    worker.on('message', (answer: PngAnswer) => this.#answer(answer))
    worker.on('error', error => this.#stopped(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#stopped(worker, new Error('The picture thread has ended')))
    return worker
  }

  #answer(answer: PngAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('png' in answer) waiting?.resolve(Buffer.from(answer.png.buffer))
    else waiting?.reject(new Error(answer.reason))
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
  }

  /** The next picture starts a new thread. */
  #stopped(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#rejectAll(error)
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
