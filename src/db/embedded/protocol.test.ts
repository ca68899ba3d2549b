import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryMessage, splitBatches, syncMessage } from './protocol.ts'

const message = (type: string, body: string) => {
  const bytes = Buffer.from(queryMessage(body))
  bytes.write(type)
  return bytes
}
const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])

function feed(chunks: Buffer[], isStartup = false): Buffer[] {
  let pending = Buffer.alloc(0)
  let isFirst = isStartup
  const batches: Buffer[] = []
  for (const chunk of chunks) {
    const { whole, rest } = splitBatches(Buffer.concat([pending, chunk]), isFirst)
    if (whole.length > 0) {
      batches.push(whole)
      isFirst = false
    }
    pending = Buffer.from(rest)
  }
  return batches
}

test('a batch is held until a message that PostgreSQL answers', () => {
  const [parse, bind, sync] = [message('P', 'select 1'), message('B', ''), Buffer.from(syncMessage())]
  expect(feed([parse, bind])).toEqual([])
  expect(feed([parse, bind, sync])).toEqual([Buffer.concat([parse, bind, sync])])
})

test('the startup packet, which has no type byte, is a batch', () => {
  expect(feed([startup.subarray(0, 3), startup.subarray(3)], true)).toEqual([startup])
})

test('Terminate is dropped, because PGlite would end its only session', () => {
  const query = Buffer.from(queryMessage('select 1'))
  expect(feed([Buffer.concat([query, message('X', '')])])).toEqual([query])
})

test('however the bytes are chunked, they arrive unchanged and every batch ends on a message boundary', () => {
  const types = fc.constantFrom('P', 'B', 'D', 'E', 'S', 'Q', 'H')
  const messages = fc.array(fc.tuple(types, fc.string({ maxLength: 20 })), { maxLength: 12 })
  fc.assert(
    fc.property(messages, fc.array(fc.nat(200), { maxLength: 8 }), (pairs, cuts) => {
      const all = [...pairs.map(([type, body]) => message(type, body)), Buffer.from(syncMessage())]
      const bytes = Buffer.concat(all)
      const places = [0, ...cuts.map(cut => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b)
      const chunks = places.slice(1).map((place, index) => bytes.subarray(places[index], place))
      const ends = new Set<number>()
      all.reduce((sum, each) => ends.add(sum + each.length) && sum + each.length, 0)

      const batches = feed(chunks)
      expect(Buffer.concat(batches)).toEqual(bytes)
      let end = 0
      for (const batch of batches) {
        end += batch.length
        expect(ends.has(end)).toBe(true)
      }
    }),
  )
})
