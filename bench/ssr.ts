import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { budgets, type Finding } from './budget.ts'
import { startNginx } from './nginx.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENTS = 8
/** Longer than compressing one page as well as possible. */
const SETTLED_MS = 3_000

interface Ready {
  port: number
  pathname: string
  rows: number
  bodies: { react: number; plain: number }
}

/**
 * Requests per CPU second of one server process, relative to the plain template and to nginx in the same run, so that
 * noise of a shared machine affects all alike.
 */
export async function measureSsr(): Promise<Finding[]> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(ROOT, '.cache/bench-data'), SEED: 'demo' }
  spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { env, stdio: 'inherit' })
  const server = fork(join(import.meta.dirname, 'ssr-server.ts'), { env: { ...env, LOG_LEVEL: 'error' } })
  try {
    const [ready] = (await once(server, 'message')) as [Ready]
    const { port, pathname, rows, bodies } = ready
    console.log(`  ${pathname}: строк ${rows}, тело страницы ${bodies.react} байт, шаблоном ${bodies.plain}`)
    const measure = (path: string, count: number) =>
      perCpuSecond({ port, path, count, cpu: async () => cpuOf(await read(port, '/__bench/cpu')) })
    const plain = await measure('/__bench/plain', 3_000)
    const rendered = await measure('/__bench/rendered', 3_000)
    const withDatabase = await measure('/__bench/with-database', 1_000)
    const page = await bestCompressed(port, pathname)
    const cached = await measure(pathname, 20_000)
    const nginx = await nginxPerCpuSecond(page)
    console.log(
      `  в секунду процессора: шаблон ${plain}, React ${rendered}, с базой ${withDatabase}, из кеша ${cached}, nginx ${nginx ?? 'не установлен'}`,
    )
    const { uncachedToPlain, withDatabaseToPlain, cachedToPlain, cachedToNginx } = budgets.ssr
    return [
      { name: 'без кеша к шаблону', value: rendered / plain, unit: 'раз', bounds: uncachedToPlain },
      { name: 'без кеша с базой к шаблону', value: withDatabase / plain, unit: 'раз', bounds: withDatabaseToPlain },
      { name: 'из кеша к шаблону', value: cached / plain, unit: 'раз', bounds: cachedToPlain },
      ...(nginx ? [{ name: 'из кеша к nginx', value: cached / nginx, unit: 'раз', bounds: cachedToNginx }] : []),
    ]
  } finally {
    server.disconnect()
    await once(server, 'exit')
  }
}

/** The page as it is after the background compression, whose CPU time must not count as that of requests. */
async function bestCompressed(port: number, pathname: string): Promise<Received> {
  let page = await read(port, pathname)
  for (let before = -1; page.body.length !== before; page = await read(port, pathname)) {
    before = page.body.length
    await setTimeout(SETTLED_MS)
  }
  return page
}

/** The same bytes with the same headers as a static file; null where nginx is not installed. */
async function nginxPerCpuSecond({ body, headers }: Received): Promise<number | null> {
  const nginx = await startNginx(body, headers)
  if (!nginx) return null
  try {
    const { port } = nginx
    const { body: served } = await read(port, '/page')
    if (!served.equals(body)) throw new Error('nginx serves something else')
    return await perCpuSecond({ port, path: '/page', count: 60_000, cpu: async () => nginx.microseconds() })
  } finally {
    await nginx.stop()
  }
}

interface Measurement {
  port: number
  path: string
  count: number
  /** Microseconds used so far. */
  cpu: () => Promise<number>
}

async function perCpuSecond({ port, path, count, cpu }: Measurement): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const get = () => read(port, path, agent)
  await many(Math.ceil(count / 10), get)
  const before = await cpu()
  await many(count, get)
  const used = (await cpu()) - before
  agent.destroy()
  return Math.round((count / used) * 1_000_000)
}

async function many(count: number, run: () => Promise<unknown>): Promise<void> {
  let left = count
  const client = async () => {
    while (left > 0) {
      left -= 1
      await run()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

const cpuOf = ({ body }: Received): number => (JSON.parse(body.toString()) as { microseconds: number }).microseconds

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

function read(port: number, path: string, agent?: Agent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(chunks) })
        else reject(new Error(`${path}: ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}
