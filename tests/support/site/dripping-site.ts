import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

const PIECES = 16
const PAUSE_MS = 60

/** A slow proxy: pages arrive in pieces, each painted before the next. */
export async function startDrippingSite(siteUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((question, answer) => {
    const headers = { ...question.headers, 'accept-encoding': 'identity' }
    const passOn = async (real: IncomingMessage) => {
      const { 'content-length': _, ...kept } = real.headers
      answer.writeHead(real.statusCode ?? 502, kept)
      const isPage = real.headers['content-type']?.startsWith('text/html')
      if (isPage) for await (const piece of inPieces(real)) answer.write(piece)
      else for await (const chunk of real) answer.write(chunk)
      answer.end()
    }
    const toSite = request(new URL(question.url ?? '/', siteUrl), { method: question.method, headers }, passOn)
    toSite.on('error', () => answer.destroy()).end()
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
  const whole = await buffer(page)
  const size = Math.ceil(whole.length / PIECES)
  for (let start = 0; start < whole.length; start += size) {
    yield whole.subarray(start, start + size)
    await pause(PAUSE_MS)
  }
}
