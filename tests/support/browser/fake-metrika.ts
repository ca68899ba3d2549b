import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

const COUNTER = 12345678
/** Later than the page, as the real one. */
const READY_MS = 300

/** Reports every call to the server it came from, and sets a cookie as the real counter does. */
const scriptOf = (origin: string) => `{
  const told = (...call) =>
    fetch('${origin}/told', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(call) })
  const [[id, , options]] = window.ym.a
  told('init', id, options)
  document.cookie = '_ym_uid=1; path=/'
  setTimeout(() => {
    window['yaCounter' + id] = {
      hit: (url, { referer }) => told('hit', new URL(url).pathname, referer && new URL(referer).pathname),
      reachGoal: (name, params) => told('reachGoal', name, params?.number ?? null),
    }
  }, ${READY_MS})
}`

/** A counter on a server of its own that records what it is told, and a page-view tracker beside it. */
export async function startFakeMetrika() {
  const told: unknown[][] = []
  const views: (string | null)[] = []
  const server = createServer(async (request, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin())
    if (pathname === '/tag.js') return response.setHeader('content-type', 'text/javascript').end(scriptOf(origin()))
    if (pathname === '/views') views.push(searchParams.get('path'))
    else told.push((await json(request)) as unknown[])
    response.writeHead(204).end()
  })
  const origin = () => {
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    told,
    views,
    /** Settings of a site that uses both. */
    env: { METRIKA_ID: String(COUNTER), METRIKA_URL: `${origin()}/tag.js`, TRACKER_URL: `${origin()}/views` },
    origin: origin(),
    forget() {
      told.length = 0
      views.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type FakeMetrika = Awaited<ReturnType<typeof startFakeMetrika>>
