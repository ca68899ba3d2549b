import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

const PIECES = 16
const PAUSE_MS = 60

/** A slow proxy: pages arrive in pieces, each painted before the next. */
export async function startSlowProxy(siteUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const forward = async (response: IncomingMessage) => {
      const { 'content-length': _, ...kept } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, kept)
      const isPage = response.headers['content-type']?.startsWith('text/html')
      if (isPage) for await (const piece of inPieces(response)) outgoing.write(piece)
      else for await (const chunk of response) outgoing.write(chunk)
      outgoing.end()
    }
    const upstream = request(new URL(incoming.url ?? '/', siteUrl), { method: incoming.method, headers }, forward)
    upstream.on('error', () => outgoing.destroy()).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function* inPieces(page: IncomingMessage): AsyncGenerator<Buffer> {
  const html = await buffer(page)
  const size = Math.ceil(html.length / PIECES)
  for (let start = 0; start < html.length; start += size) {
    yield html.subarray(start, start + size)
    await pause(PAUSE_MS)
  }
}
