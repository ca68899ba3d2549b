import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Passes requests to the shared site, and can be taken down in its place. */
export async function startSwitchedProxy(siteUrl: string) {
  const target = new URL(siteUrl)
  const seen: IncomingMessage[] = []
  let cacheControl: string | undefined
  let isOverloaded = false

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    seen.push(asked)
    if (isOverloaded) {
      asked.resume()
      answer.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '10' }).end('overloaded')
      return
    }
    const { method, url: path, headers } = asked
    const sent = request({ host: target.hostname, port: target.port, method, path, headers }, got => {
      const changed = cacheControl === undefined ? {} : { 'cache-control': cacheControl }
      answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...changed })
      got.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  }

  let server: Server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    port,
    /** Requests that reached the site. */
    seen,
    paths: () => seen.map(({ url }) => url),
    /** Answers every request with 503. */
    overload: (is: boolean) => {
      isOverloaded = is
    },
    /** Changes the header of every answer; without a value it is the site's. */
    setCacheControl: (value?: string) => {
      cacheControl = value
    },
    stop,
    async start() {
      server = createServer(pass).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

export type SwitchedProxy = Awaited<ReturnType<typeof startSwitchedProxy>>
