import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import type { Finding } from './budget.ts'

const ROOT = join(import.meta.dirname, '..')
export const API_CLIENTS = 8
const REQUESTS = 2_000
const WARM_UP = 100

const RATING = '/api/rating-page-main-info'
/** Typical pages of the main rating: whole, a city, a tier, filtered, the second page. */
const RATING_PAGES = [
  `${RATING}?path=/digital-agencies/`,
  `${RATING}?path=/digital-agencies/moscow/`,
  `${RATING}?path=/digital-agencies/middle/`,
  `${RATING}?path=/digital-agencies/&countries=1&systems=1`,
  `${RATING}?path=/digital-agencies/&next=20`,
]
/** Calls of agency pages; each agency is requested once, so nothing comes from a cache. */
const AGENCY_CALLS = [
  'agency-header',
  'agency-about',
  'agency-portfolio-list',
  'agency-reviews',
  'reviews-count-and-filters',
]
/** The longest lists of ratings that overlap little, to collect many agencies. */
const MANY_AGENCIES = RATING_TYPES.filter(({ shape }) => shape === 'agencies').map(
  ({ slug }) => `${RATING}?path=${encodeURIComponent(`/${slug}/1-200/`)}`,
)

/** Latency of calls over HTTP relative to /healthz in the same run, so a slow machine does not matter. */
export async function measureApi(isFull: boolean): Promise<Finding[]> {
  const demo = await measureMarket('demo', { DATA_DIR: join(ROOT, '.cache/bench-data'), DATABASE_URL: '' })
  if (!isFull) return demo
  // In the embedded database unless DATABASE_URL is set.
  return [...demo, ...(await measureMarket('full', { DATA_DIR: join(ROOT, '.cache/bench-full') }))]
}

async function measureMarket(size: 'demo' | 'full', place: Record<string, string>): Promise<Finding[]> {
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', SEED: size, ...place }
  spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { env, stdio: 'inherit' })
  const server = fork(join(import.meta.dirname, 'api-server.ts'), { env })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const health = await latencies(port, ['/healthz'])
    const slugs = await agencySlugs(port)
    const measured = [{ name: 'rating-page-main-info', ...(await latencies(port, RATING_PAGES)) }]
    for (const name of AGENCY_CALLS) {
      const addresses = slugs.map(slug => `/api/${name}?agency=${slug}`)
      measured.push({ name, ...(await latencies(port, addresses, addresses.length - WARM_UP)) })
    }
    console.log(`  ${size}: /healthz ${latencyText(health)}`)
    for (const { name, ...call } of measured) console.log(`  ${size}: ${name} ${latencyText(call)}`)
    return [
      ...measured.flatMap(({ name, p50, p95 }) => [
        { name: `${size}: ${name}, p50 к /healthz`, value: p50 / health.p50, unit: 'раз', bounds: {} },
        { name: `${size}: ${name}, p95 к /healthz`, value: p95 / health.p95, unit: 'раз', bounds: {} },
      ]),
      {
        name: `${size}: отзывы или проекты прочитаны целиком`,
        value: await countSeqScans(server),
        unit: 'раз',
        bounds: { ceiling: 0 },
      },
    ]
  } finally {
    server.disconnect()
    await once(server, 'exit')
  }
}

async function agencySlugs(port: number): Promise<string[]> {
  const slugs = new Set<string>()
  for (const address of MANY_AGENCIES) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`)
    const { rows } = (await answer.json()) as { rows: { agency: { name_lat: string } }[] }
    for (const { agency } of rows) slugs.add(agency.name_lat)
  }
  return [...slugs]
}

/** Sequential scans of growing tables caused by the calls above, from PostgreSQL's statistics. */
async function countSeqScans(server: ChildProcess): Promise<number> {
  server.send('count-seq-scans')
  const [{ seqScans }] = (await once(server, 'message')) as [{ seqScans: number }]
  return seqScans
}

interface Latencies {
  p50: number
  p95: number
}

async function latencies(port: number, addresses: readonly string[], count = REQUESTS): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: API_CLIENTS })
  await sendRequests(agent, port, addresses, 0, WARM_UP)
  const times = (await sendRequests(agent, port, addresses, WARM_UP, WARM_UP + count)).sort((a, b) => a - b)
  agent.destroy()
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

/** Sends requests `from` … `to`, cycling through the addresses. */
async function sendRequests(agent: Agent, port: number, addresses: readonly string[], from: number, to: number) {
  const times: number[] = []
  let next = from
  const client = async () => {
    while (next < to) {
      const path = addresses[next % addresses.length] ?? ''
      next += 1
      const started = performance.now()
      await read(agent, port, path)
      times.push(performance.now() - started)
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

const latencyText = ({ p50, p95 }: Latencies): string => `p50 ${p50.toFixed(1)} мс, p95 ${p95.toFixed(1)} мс`
