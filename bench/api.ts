import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Finding } from './budget.ts'

const ROOT = join(import.meta.dirname, '..')
export const API_CLIENTS = 8
const REQUESTS = 2_000

const CALL = '/api/rating-page-main-info'
/** Pages of the main rating as visitors open them: whole, a city, a tier, filtered, the second page. */
const ADDRESSES = [
  `${CALL}?path=/digital-agencies/`,
  `${CALL}?path=/digital-agencies/moscow/`,
  `${CALL}?path=/digital-agencies/middle/`,
  `${CALL}?path=/digital-agencies/&countries=1&systems=1`,
  `${CALL}?path=/digital-agencies/&next=20`,
]

/** Latency of the call over HTTP, beside /healthz in the same run: a slow machine slows both. */
export async function measureApi(isFull: boolean): Promise<Finding[]> {
  const demo = await measureMarket('demo', { DATA_DIR: join(ROOT, '.cache/bench-data'), DATABASE_URL: '' })
  if (!isFull) return demo
  // In the embedded database, unless a server is named.
  return [...demo, ...(await measureMarket('full', { DATA_DIR: join(ROOT, '.cache/bench-full') }))]
}

async function measureMarket(size: 'demo' | 'full', place: Record<string, string>): Promise<Finding[]> {
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', SEED: size, ...place }
  spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { env, stdio: 'inherit' })
  const server = fork(join(import.meta.dirname, 'api-server.ts'), { env })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const health = await latencies(port, ['/healthz'])
    const call = await latencies(port, ADDRESSES)
    console.log(`  ${size}: /healthz ${words(health)}; rating-page-main-info ${words(call)}`)
    return [
      { name: `${size}: p50 к /healthz`, value: call.p50 / health.p50, unit: 'раз', bounds: {} },
      { name: `${size}: p95 к /healthz`, value: call.p95 / health.p95, unit: 'раз', bounds: {} },
    ]
  } finally {
    server.disconnect()
    await once(server, 'exit')
  }
}

interface Latencies {
  p50: number
  p95: number
}

async function latencies(port: number, addresses: readonly string[]): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: API_CLIENTS })
  await ask(agent, port, addresses, REQUESTS / 10)
  const times = (await ask(agent, port, addresses, REQUESTS)).sort((a, b) => a - b)
  agent.destroy()
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

async function ask(agent: Agent, port: number, addresses: readonly string[], count: number): Promise<number[]> {
  const times: number[] = []
  let asked = 0
  const client = async () => {
    while (asked < count) {
      const path = addresses[asked % addresses.length] ?? ''
      asked += 1
      const begun = performance.now()
      await read(agent, port, path)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: API_CLIENTS }, client))
  return times
}

function read(agent: Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path }, response => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}

const words = ({ p50, p95 }: Latencies): string => `p50 ${p50.toFixed(1)} мс, p95 ${p95.toFixed(1)} мс`
