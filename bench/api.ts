import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { API_CLIENTS, ask, sendRequests } from './api-client.ts'
import { budgets, type Finding } from './budget.ts'
import { findDearest } from './dearest-gets.ts'

const ROOT = join(import.meta.dirname, '..')
const REQUESTS = 2_000
const WARM_UP = 100
const TURNS = 10

const RATING = 'rating-page-main-info'
/** Typical pages of the main rating: whole, a city, a tier, filtered, the second page. */
const RATING_PATHS = [
  '/digital-agencies/',
  '/digital-agencies/moscow/',
  '/digital-agencies/middle/',
  '/digital-agencies/&countries=1&systems=1',
  '/digital-agencies/&next=20',
]
/** Calls of agency pages. */
const AGENCY_CALLS = [
  'agency-header',
  'agency-about',
  'agency-portfolio-list',
  'agency-reviews',
  'reviews-count-and-filters',
]
/** The cost calculator: an answer passes over all deals of a service, so its cost may grow with them. */
const COST = 'cost-approximate-price'
const COST_ANSWERS = [
  'service=sites',
  'service=sites&type=shop',
  'service=sites&type=shop&region=kazan&budget=1500000',
  'service=sites&type=corporative&industry=medicine&system=bitrix&region=samara&tier=high&scope=3-4',
  'service=seo-context&region=moscow',
]
type Size = 'demo' | 'full'

interface Market {
  size: Size
  server: ChildProcess
  port: number
  slugs: string[]
}

/**
 * Latency of calls over HTTP relative to /robots.txt, and their CPU time on 20,000 agencies relative to 600. On 20,000 also
 * the dearest of all GETs.
 */
export async function measureApi(isFull: boolean): Promise<Finding[]> {
  const markets = [await openMarket('demo', { DATA_DIR: join(ROOT, '.cache/bench-data'), DATABASE_URL: '' })]
  try {
    // In the embedded database unless DATABASE_URL is set.
    if (isFull) markets.push(await openMarket('full', { DATA_DIR: join(ROOT, '.cache/bench-full') }))
    const findings = await measureMarkets(markets)
    const full = markets.find(({ size }) => size === 'full')
    return full ? [...findings, ...(await findDearest(full))] : findings
  } finally {
    for (const { server } of markets) {
      server.disconnect()
      await once(server, 'exit')
    }
  }
}

async function openMarket(size: Size, place: Record<string, string>): Promise<Market> {
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', SEED: size, ...place }
  spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { env, stdio: 'inherit' })
  const server = fork(join(import.meta.dirname, 'api-server.ts'), { env })
  const [{ port, slugs }] = (await once(server, 'message')) as [Pick<Market, 'port' | 'slugs'>]
  return { size, server, port, slugs }
}

async function measureMarkets(markets: readonly Market[]): Promise<Finding[]> {
  const findings: Finding[] = []
  const plain = await costs(markets, () => ['/robots.txt'])
  for (const name of [RATING, ...AGENCY_CALLS, COST]) {
    const measured = await costs(markets, market => addressesOf(name, market))
    for (const [index, { size }] of markets.entries()) {
      const [cost, { p50, p95 }] = [measured[index] ?? NO_COST, plain[index] ?? NO_COST]
      console.log(`  ${size}: ${name} ${costText(cost)}`)
      findings.push(
        { name: `${size}: ${name}, p50 к /robots.txt`, value: cost.p50 / p50, unit: 'раз', bounds: {} },
        {
          name: `${size}: ${name}, p95 к /robots.txt`,
          value: cost.p95 / p95,
          unit: 'раз',
          bounds: name === COST ? budgets.api.cost : {},
        },
      )
    }
    const [demo, full] = measured
    if (demo && full && name !== COST) {
      const bounds = budgets.api.growth
      findings.push({
        name: `full к demo: ${name}, время процессора`,
        value: full.cpuMs / demo.cpuMs,
        unit: 'раз',
        bounds,
      })
    }
  }
  for (const { size, server } of markets) {
    const value = (await ask<{ seqScans: number }>(server, 'count-seq-scans')).seqScans
    findings.push({ name: `${size}: отзывы или проекты прочитаны целиком`, value, unit: 'раз', bounds: { ceiling: 0 } })
  }
  return findings
}

function addressesOf(name: string, { slugs }: Market): string[] {
  if (name === RATING) return RATING_PATHS.map(query => `/api/${RATING}?path=${query}`)
  if (name === COST) return COST_ANSWERS.map(query => `/api/${COST}?${query}`)
  return slugs.map(slug => `/api/${name}?agency=${slug}`)
}

interface Cost {
  p50: number
  p95: number
  /** CPU time of a request; with the embedded database this includes its queries. */
  cpuMs: number
}

const NO_COST: Cost = { p50: 0, p95: 0, cpuMs: 0 }

/** One cost per market. Markets take turns, so that a busy machine affects all alike. */
async function costs(markets: readonly Market[], addressesIn: (market: Market) => readonly string[]): Promise<Cost[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: API_CLIENTS })
  const runs = markets.map(market => {
    const addresses = addressesIn(market)
    // Each agency is requested once, so nothing comes from a cache.
    const count = addresses.length > WARM_UP ? addresses.length - WARM_UP : REQUESTS
    return { market, addresses, step: Math.floor(count / TURNS), times: [] as number[], cpuMs: 0 }
  })
  for (const { market, addresses } of runs) {
    await sendRequests(agent, market.port, addresses, 0, WARM_UP)
    // Forget what the previous call read of the same agencies: a small market would have all of it.
    await ask(market.server, 'forget')
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const run of runs) {
      const { market, addresses, step } = run
      const from = WARM_UP + turn * step
      const before = await ask<{ cpuMs: number }>(market.server, 'cpu')
      run.times.push(...(await sendRequests(agent, market.port, addresses, from, from + step)))
      const after = await ask<{ cpuMs: number }>(market.server, 'cpu')
      run.cpuMs += after.cpuMs - before.cpuMs
    }
  }
  agent.destroy()
  return runs.map(({ times, cpuMs }) => {
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return { p50: at(0.5), p95: at(0.95), cpuMs: cpuMs / times.length }
  })
}

const costText = ({ p50, p95, cpuMs }: Cost): string =>
  `p50 ${p50.toFixed(1)} мс, p95 ${p95.toFixed(1)} мс, процессор ${cpuMs.toFixed(2)} мс`
