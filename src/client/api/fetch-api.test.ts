import { describe, expect, onTestFinished, test } from 'vitest'
import { CallFailure, callErrorOf } from './call-failure.ts'
import { makeFetchApi } from './fetch-api.ts'
import { type ClientOptions, makeLegacyClient, makeNewClient, makeProxiedClient } from './http-client.ts'

// The client project has no Node types: this is the part of `node:http` that the test uses.
interface Incoming {
  method: string
  url: string
  socket: { destroy(): void }
}
interface Outgoing {
  writeHead(status: number, headers?: Record<string, string>): Outgoing
  write(text: string): void
  end(text?: string): void
}
type Answerer = (request: Incoming, response: Outgoing) => void
interface Server {
  listen(port: number, host: string, ready: () => void): void
  address(): { port: number }
  closeAllConnections(): void
  close(): void
}
declare const process: { getBuiltinModule(id: 'node:http'): { createServer(answer: Answerer): Server } }
const { createServer } = process.getBuiltinModule('node:http')

/** A real server on a free port, reached by paths without a host, as in the browser. */
async function serve(answer: Answerer) {
  const asked: Pick<Incoming, 'method' | 'url'>[] = []
  const server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url })
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address()
  const fetchHere = ((path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init)) as typeof fetch
  const options = (timeoutMs?: number): ClientOptions => ({ fetch: fetchHere, ...(timeoutMs ? { timeoutMs } : {}) })
  return { asked, options, api: (timeoutMs?: number) => makeFetchApi(options(timeoutMs)) }
}

const json =
  (status: number, body: unknown): Answerer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

async function failureOf(call: Promise<unknown>) {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error,
  )
  expect(thrown).toBeInstanceOf(CallFailure)
  return callErrorOf(thrown)
}

describe('a call', () => {
  test('is a GET under /api/ with its parameters as the query', async () => {
    const { api, asked } = await serve(json(200, { results: [] }))
    expect(await api()('agency-find', { q: 'Север & Ко', limit: 5 })).toEqual({ results: [] })
    expect(asked).toEqual([
      { method: 'GET', url: '/api/agency-find?q=%D0%A1%D0%B5%D0%B2%D0%B5%D1%80+%26+%D0%9A%D0%BE&limit=5' },
    ])
  })

  test('without parameters has no question mark', async () => {
    const { api, asked } = await serve(json(200, {}))
    await api()('main-menu', {})
    expect(asked).toEqual([{ method: 'GET', url: '/api/main-menu' }])
  })

  test('with an empty response gives null', async () => {
    const { api } = await serve((_, response) => response.writeHead(204).end())
    expect(await api()('send-js-log', { id: '1', path: '/', text: 'x' })).toBeNull()
  })
})

describe('a status outside 200–299 is a failure', () => {
  test.each([404, 422, 429, 500, 503])('%i, with message, status and data of the response', async status => {
    const body = { error: { code: 'some-code', message: 'Не вышло' } }
    const { api } = await serve(json(status, body))
    expect(await failureOf(api()('main-menu', {}))).toEqual({ message: 'Не вышло', status, data: body })
  })

  test.each([
    ['JSON of another shape', json(500, { oops: true }), { oops: true }],
    ['an empty message', json(500, { error: { message: '' } }), { error: { message: '' } }],
    ['a message that is no text', json(500, { error: { message: 7 } }), { error: { message: 7 } }],
    ['no JSON at all', ((_, response) => response.writeHead(500).end('<h1>Bad</h1>')) as Answerer, '<h1>Bad</h1>'],
    ['no body', ((_, response) => response.writeHead(500).end()) as Answerer, null],
  ])('and says «Error without any message» for %s', async (_, answer, data) => {
    const { api } = await serve(answer)
    expect(await failureOf(api()('main-menu', {}))).toEqual({ message: 'Error without any message', status: 500, data })
  })
})

describe('a network failure', () => {
  const NETWORK = { message: 'Network Error', status: null, data: null }

  test('before the response is a Network Error', async () => {
    const { api } = await serve(request => request.socket.destroy())
    expect(await failureOf(api()('main-menu', {}))).toEqual(NETWORK)
  })

  test('in the middle of the response is one too', async () => {
    const { api } = await serve((request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"pages"')
      setTimeout(() => request.socket.destroy(), 20)
    })
    expect(await failureOf(api()('main-menu', {}))).toEqual(NETWORK)
  })
})

describe('a time-out', () => {
  const TIMEOUT = { message: 'timeout of 50 ms exceeded', status: null, data: null }

  test('names its milliseconds', async () => {
    const { api } = await serve(() => undefined)
    expect(await failureOf(api(50)('main-menu', {}))).toEqual(TIMEOUT)
  })

  test('covers reading the body', async () => {
    const { api } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"pages"')
    })
    expect(await failureOf(api(50)('main-menu', {}))).toEqual(TIMEOUT)
  })

  test('is off by default: the request carries no signal', async () => {
    let signal: unknown = 'never sent'
    const fetchOnce = (async (_: string, init?: RequestInit) => {
      signal = init?.signal
      return Response.json({})
    }) as typeof fetch
    await makeFetchApi({ fetch: fetchOnce })('main-menu', {})
    expect(signal).toBeNull()
  })
})

describe.each([
  ['legacy', makeLegacyClient, 'main-menu', { method: 'GET', url: '/api/main-menu?a=1' }],
  ['new', makeNewClient, '/v2/digitalStats/tabs', { method: 'GET', url: '/v2/digitalStats/tabs?a=1' }],
  ['proxied', makeProxiedClient, '/api/send-feedback', { method: 'POST', url: '/api/send-feedback' }],
] as const)('the %s client', (_, makeClient, address, request) => {
  test('asks its own address', async () => {
    const { options, asked } = await serve(json(200, { isFine: true }))
    expect(await makeClient(options())(address, { a: 1 })).toEqual({ isFine: true })
    expect(asked).toEqual([request])
  })

  test('has no time-out by default', async () => {
    const { init } = await initOf(makeClient, address)
    expect(init.signal).toBeNull()
  })

  test('names the milliseconds of a time-out', async () => {
    const { options } = await serve(() => undefined)
    expect(await failureOf(makeClient(options(30))(address, {}))).toMatchObject({
      message: 'timeout of 30 ms exceeded',
    })
  })

  test('calls a broken connection a Network Error', async () => {
    const { options } = await serve(({ socket }) => socket.destroy())
    expect(await failureOf(makeClient(options())(address, {}))).toMatchObject({ message: 'Network Error' })
  })
})

async function initOf(makeClient: typeof makeNewClient, address: string) {
  const sent: RequestInit[] = []
  const fetchOnce = (async (_: string, init: RequestInit = {}) => {
    sent.push(init)
    return Response.json({})
  }) as typeof fetch
  await makeClient({ fetch: fetchOnce })(address, { a: 1 })
  return { init: sent[0] ?? {} }
}

test('only the proxied client sends credentials to another origin', async () => {
  expect((await initOf(makeProxiedClient, '/api/send-feedback')).init.credentials).toBe('include')
  expect((await initOf(makeLegacyClient, 'main-menu')).init.credentials).toBeUndefined()
  expect((await initOf(makeNewClient, '/v2/ratingExperts')).init.credentials).toBeUndefined()
})

test('commands go by the proxied client, as a body and not in the address', async () => {
  const { api, asked } = await serve(json(200, {}))
  await api()('subscription-end', { key: 'secret' })
  await api()('/v2/portfolio/projects/{id}', { id: 7 })
  expect(asked).toEqual([
    { method: 'POST', url: '/api/subscription-end' },
    { method: 'GET', url: '/v2/portfolio/projects/7' },
  ])
})
