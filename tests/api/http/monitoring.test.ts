import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/define.ts'
import { contract } from '#contract/index.ts'
import { startMetricsServer } from '#server/http/metrics-access.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})

afterAll(() => site.close())

const get = (url: string) => site.app.inject({ url })

describe('monitoring', () => {
  test('the process reports that it is alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('metrics cover requests, renders, the cache, the pool and the job queue', async () => {
    await get('/digital-agencies/')
    await get('/digital-agencies/')
    await get('/api/main-menu')
    await get('/no-such-page/')
    const { headers, body } = await get('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(/^merilo_requests_total\{kind="page",status="2xx"\} 2$/m)
    expect(body).toMatch(/^merilo_requests_total\{kind="page",status="4xx"\} 1$/m)
    expect(body).toMatch(/^merilo_requests_total\{kind="call",status="2xx"\} 1$/m)
    expect(body).toMatch(/^merilo_render_seconds_count 2$/m)
    expect(body).toMatch(/^merilo_page_cache_total\{result="hit"\} 1$/m)
    expect(body).toMatch(/^merilo_page_cache_bytes [1-9]/m)
    expect(body).toMatch(/^merilo_pool_connections\{state="total"\} \d/m)
    expect(body).toMatch(/^# TYPE merilo_jobs gauge$/m)
  })

  test('metrics ask for the token if there is one, wherever the question comes from', async () => {
    const { config } = site.context
    config.metricsToken = 'token of the monitoring'
    const ask = (authorization: string, remoteAddress: string) =>
      site.app.inject({ url: '/metrics', remoteAddress, headers: { authorization } })
    expect((await ask('', '127.0.0.1')).statusCode).toBe(404)
    expect((await ask('Bearer token of another', '127.0.0.1')).statusCode).toBe(404)
    expect((await ask('Bearer token of the monitoring', '203.0.113.9')).statusCode).toBe(200)
    config.metricsToken = undefined
  })

  test('metrics have a port of their own if one is set', async () => {
    const config = { host: '127.0.0.1', metricsPort: 0, metricsToken: undefined }
    const server = await startMetricsServer(config, site.context.metrics)
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('merilo_requests_total')])
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
    server.stop()
    const public_ = await openTestApp({}, { METRICS_PORT: '9100' })
    expect((await public_.app.inject({ url: '/metrics' })).statusCode).toBe(404)
    await public_.close()
  })

  test('metrics are hidden from other machines', async () => {
    const answer = await site.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('merilo_')
  })
})

/** Paths of the v2 API keep their braces, as in OpenAPI. */
const documented = (name: string): string => (name.startsWith('/') ? name : `/api/${name}`)

describe('the OpenAPI document', () => {
  const calls = Object.entries(contract) as [string, Call][]

  test.each(calls)('%s is described as implemented', async (name, call) => {
    const { openapi, paths } = (await get('/api/docs/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    const operation = paths[documented(name)][call.kind === 'command' ? 'post' : 'get']
    expect(operation.summary).toBe(call.summary)
    expect(operation.operationId).toBe(name)
    const described =
      operation.parameters ??
      Object.entries(operation.requestBody.content['application/json'].schema.properties).map(([key]) => ({
        name: key,
      }))
    expect(described.map((parameter: { name: string }) => parameter.name)).toEqual(Object.keys(call.params.properties))
    expect(operation.responses[200].content['application/json'].schema).toEqual(JSON.parse(JSON.stringify(call.answer)))
    expect(operation.responses.default.content['application/json'].schema.properties).toHaveProperty('error')
  })

  test('lists exactly the calls of the contract', async () => {
    const { paths } = (await get('/api/docs/openapi.json')).json()
    expect(Object.keys(paths)).toEqual(calls.map(([name]) => documented(name)))
  })

  test('is also an HTML page, with a redirect to the trailing slash', async () => {
    expect((await get('/api/docs')).headers.location).toBe('/api/docs/')
    const { statusCode, body } = await get('/api/docs/')
    expect(statusCode).toBe(200)
    for (const [name, { summary }] of calls) {
      expect(body).toContain(documented(name))
      expect(body).toContain(summary)
    }
  })
})
