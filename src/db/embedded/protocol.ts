// https://www.postgresql.org/docs/15/protocol-message-formats.html
const code = (type: string) => type.charCodeAt(0)

const BATCH_ENDS = new Set(['S', 'Q', 'H', 'c', 'f'].map(code)) // Sync, Query, Flush, CopyDone, CopyFail
const TERMINATE = code('X')
const HEADER = 5

type Batches = {
  /** Messages up to the last one that PostgreSQL answers; may be empty. */
  whole: Buffer
  /** The start of an incomplete batch. */
  rest: Buffer
}

/** PGlite loses protocol sync when it gets half a batch, so only complete ones are sent. */
export function splitBatches(bytes: Buffer, isStartup: boolean): Batches {
  let end = 0
  let offset = 0
  if (isStartup) {
    // The startup packet has a length but no type byte.
    if (bytes.length < 4 || bytes.length < bytes.readUInt32BE(0)) return { whole: bytes.subarray(0, 0), rest: bytes }
    offset = bytes.readUInt32BE(0)
    end = offset
  }
  while (offset + HEADER <= bytes.length) {
    const next = offset + 1 + bytes.readUInt32BE(offset + 1)
    if (next > bytes.length) break
    const type = bytes.readUInt8(offset)
    if (type === TERMINATE) return { whole: bytes.subarray(0, end), rest: Buffer.alloc(0) }
    if (BATCH_ENDS.has(type)) end = next
    offset = next
  }
  return { whole: bytes.subarray(0, end), rest: bytes.subarray(end) }
}

export function queryMessage(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`)
  const head = Buffer.alloc(HEADER)
  head.write('Q')
  head.writeUInt32BE(4 + text.length, 1)
  return Buffer.concat([head, text])
}

export function syncMessage(): Uint8Array {
  return Uint8Array.of(code('S'), 0, 0, 0, 4)
}
