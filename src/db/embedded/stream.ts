import { Duplex } from 'node:stream'
import { splitBatches } from './protocol.ts'

type Chunk = { chunk: Buffer; encoding: BufferEncoding }
type Done = (error?: Error | null) => void

export type Carrier = {
  send(batch: Uint8Array<ArrayBuffer>): void
  disconnect(): void
}

/** Stands in for the socket of `pg`: sends complete protocol batches to the worker and reads its answers. */
export class EmbeddedStream extends Duplex {
  readonly #carrier: Carrier
  #pending: Buffer = Buffer.alloc(0)
  #isStartup = true

  constructor(carrier: Carrier) {
    super()
    this.#carrier = carrier
  }

  // The net.Socket methods that `pg` calls.
  connect(): this {
    setImmediate(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  receive(bytes: Uint8Array): void {
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#take([chunk])
    done()
  }

  override _writev(chunks: Chunk[], done: Done): void {
    this.#take(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: Done): void {
    // PGlite does not close the socket in answer to Terminate, so the end of writing also ends reading.
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#carrier.disconnect()
    done(error)
  }

  #take(chunks: Buffer[]): void {
    const { whole, rest } = splitBatches(Buffer.concat([this.#pending, ...chunks]), this.#isStartup)
    this.#pending = rest
    if (whole.length === 0) return
    this.#isStartup = false
    // A copy, because the memory is transferred to the worker and Buffers share a pool.
    this.#carrier.send(new Uint8Array(whole))
  }
}
