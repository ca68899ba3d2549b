import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Line {
  url: string
  /** Requests that reached the site, by path, since the line was opened. */
  asked: string[]
  /** Every connection breaks until the line is restored; a browser's own switch does not reach its service workers. */
  cut(): void
  restore(): void
  /** Answers a path with another text, as after a release. */
  replace(path: string, text: string): void
  stop(): Promise<void>
}

/** A line to the site that can be cut, for pages and service workers alike. */
export async function openLine(siteUrl: string): Promise<Line> {
  let isCut = false
  const replaced = new Map<string, string>()
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    if (isCut) return outgoing.destroy()
    const path = incoming.url ?? '/'
    asked.push(path)
    const text = replaced.get(path)
    if (text === undefined) forward(siteUrl, incoming, outgoing)
    else outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    restore() {
      isCut = false
    },
    replace: (path, text) => void replaced.set(path, text),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function forward(siteUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const upstream = request(
    new URL(incoming.url ?? '/', siteUrl),
    { method: incoming.method, headers: incoming.headers },
    answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}
