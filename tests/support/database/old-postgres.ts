import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

const INT32 = 4
const TEXT_OID = 25

/** Answers every query with one text, as much of the protocol as `pg` needs to read a version. */
export async function startOldPostgres(version: string): Promise<{ url: string; close(): void }> {
  const server = createServer(socket => talk(socket, version)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgresql://someone:hidden@127.0.0.1:${port}/merilo`, close: () => server.close() }
}

function talk(socket: Socket, version: string): void {
  let isStarted = false
  socket.on('error', () => socket.destroy())
  socket.on('data', data => {
    if (isStarted && data[0] === 'X'.charCodeAt(0)) return socket.end()
    const authenticated = isStarted ? [] : [message('R', int32(0))]
    isStarted = true
    const isQuery = data[0] === 'Q'.charCodeAt(0)
    socket.write(Buffer.concat([...authenticated, ...(isQuery ? row(version) : []), message('Z', Buffer.from('I'))]))
  })
}

const row = (value: string): Buffer[] => [
  message(
    'T',
    Buffer.concat([
      int16(1),
      text('server_version'),
      int32(0),
      int16(0),
      int32(TEXT_OID),
      int16(-1),
      int32(-1),
      int16(0),
    ]),
  ),
  message('D', Buffer.concat([int16(1), int32(Buffer.byteLength(value)), Buffer.from(value)])),
  message('C', text('SHOW')),
]

const message = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), int32(body.length + INT32), body])

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(INT32)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

const text = (value: string): Buffer => Buffer.from(`${value}\0`)
