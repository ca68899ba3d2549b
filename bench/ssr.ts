import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { budgets, type Finding } from './budget.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENTS = 8

interface Ready {
  port: number
  pathname: string
  rows: number
  bodies: { react: number; plain: number }
}

/**
 * Requests per CPU second of one server process, relative to the plain template in the same run, so that noise of a
 * shared machine affects both alike.
 */
export async function measureSsr(): Promise<Finding[]> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(ROOT, '.cache/bench-data'), SEED: 'demo' }
  spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { env, stdio: 'inherit' })
  const server = fork(join(import.meta.dirname, 'ssr-server.ts'), { env: { ...env, LOG_LEVEL: 'error' } })
  try {
    const [ready] = (await once(server, 'message')) as [Ready]
    const { port, pathname, rows, bodies } = ready
    console.log(`  ${pathname}: строк ${rows}, тело страницы ${bodies.react} байт, шаблоном ${bodies.plain}`)
    const plain = await perCpuSecond(port, '/__bench/plain', 3_000)
    const rendered = await perCpuSecond(port, '/__bench/rendered', 3_000)
    const withDatabase = await perCpuSecond(port, '/__bench/with-database', 1_000)
    const cached = await perCpuSecond(port, pathname, 20_000, { 'accept-encoding': 'br' })
    console.log(
      `  в секунду процессора: шаблон ${plain}, React ${rendered}, с базой ${withDatabase}, из кеша ${cached}`,
    )
    return [
      { name: 'без кеша к шаблону', value: rendered / plain, unit: 'раз', bounds: budgets.ssr.uncachedToPlain },
      { name: 'из кеша к шаблону', value: cached / plain, unit: 'раз', bounds: budgets.ssr.cachedToPlain },
    ]
  } finally {
    server.disconnect()
    await once(server, 'exit')
  }
}

async function perCpuSecond(port: number, path: string, count: number, headers = {}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const get = (address: string) => fetchText(agent, port, address, headers)
  await many(Math.ceil(count / 10), () => get(path))
  const before = await cpuOf(agent, port)
  await many(count, () => get(path))
  const used = (await cpuOf(agent, port)) - before
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

async function cpuOf(agent: Agent, port: number): Promise<number> {
  const { microseconds } = JSON.parse(await fetchText(agent, port, '/__bench/cpu', {})) as { microseconds: number }
  return microseconds
}

function fetchText(agent: Agent, port: number, path: string, headers: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, headers: { ...headers } }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString())
        else reject(new Error(`${path}: ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}
