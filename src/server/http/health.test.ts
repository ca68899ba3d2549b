import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageRegistry } from '#contract/page-renderer.ts'
import type { Database } from '#db/connect.ts'
import { readConfig } from '../config.ts'
import { makeContext } from '../open-context.ts'
import { healthRoutes } from './health.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A database that answers only when told to. */
function openProbes(kind: Database['kind']) {
  const answers: { resolve(): void; reject(error: Error): void }[] = []
  const query = () => new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
  const pool = { query } as unknown as Database['pool']
  const database = { kind, pool, stats: () => ({}) } as unknown as Database
  let at = 0
  const context = { ...makeContext(readConfig({}), database, {} as PageRegistry), now: () => new Date(at) }
  const app = Fastify()
  healthRoutes(app, context)
  const probe = async (url: string) => {
    await app.ready()
    const answer = app.inject(url)
    // The probe is at its question by then.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(999)
    return (await answer).statusCode
  }
  const pass = (ms: number) => {
    at += ms
  }
  return { probe, pass, answers }
}

test.each(['embedded', 'server'] as const)(
  'probes of a hanging %s database are answered within a second',
  async kind => {
    const { probe, pass, answers } = openProbes(kind)
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503])
    pass(60_001)
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([503, 503])
    // All of them asked once.
    expect(answers).toHaveLength(1)
  },
)

test('an answer that comes after its probe counts for the next one', async () => {
  const { probe, pass, answers } = openProbes('server')
  await probe('/healthz')
  pass(50_000)
  answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  pass(50_000)
  expect(await probe('/healthz')).toBe(200)
  expect(answers).toHaveLength(2)
})
