import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { NODE_FLAGS, SERVER_SETTINGS, SITE_MAIN } from '../scripts/server-process.ts'
import { freePort } from './free-port.ts'
import type { AttackJob, AttackReport, PageJob, PageReport, PostJob, PostReport } from './load-client.ts'

const ROOT = join(import.meta.dirname, '..')
const START_MS = 120_000

/** A copy of the demo market that may be changed; with DATABASE_URL that database is changed. */
export function makeDataDir(): string {
  const source = join(ROOT, '.cache/bench-data')
  const env = { ...process.env, NODE_ENV: 'production', SEED: 'demo', DATA_DIR: source }
  spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { env, stdio: 'inherit' })
  const dataDir = mkdtempSync(join(tmpdir(), 'merilo-load-'))
  if (!process.env.DATABASE_URL) cpSync(source, dataDir, { recursive: true })
  return dataDir
}

export const removeDataDir = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true })

export interface LoadedSite {
  port: number
  /** Since the last call; NaN where the system does not tell. */
  peakMegabytes(): number
  /** kill -9. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The site as it runs in production, with all its limits. */
export async function startSite(dataDir: string): Promise<LoadedSite> {
  const port = await freePort()
  // As `npm start` runs it.
  const env = {
    ...process.env,
    ...SERVER_SETTINGS,
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  }
  const site = spawn(process.execPath, [...NODE_FLAGS, SITE_MAIN], { cwd: ROOT, env, stdio: 'ignore' })
  const exited = once(site, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    site.kill(signal)
    await exited
  }
  await untilReady(port, site)
  return { port, peakMegabytes: () => peakMegabytes(site.pid), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function untilReady(port: number, site: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + START_MS
  while (Date.now() < giveUpAt && site.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  site.kill('SIGKILL')
  throw new Error('The site does not start')
}

/** Linux counts the peak itself, and starts again when told. */
function peakMegabytes(pid: number | undefined): number {
  try {
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    return Number(peak) / 1024
  } catch {
    return Number.NaN
  }
}

const startClient = () => fork(join(import.meta.dirname, 'load-client.ts'))

export async function runPages(job: Omit<PageJob, 'kind'>): Promise<PageReport> {
  const client = startClient()
  client.send({ kind: 'pages', ...job } satisfies PageJob)
  const [report] = (await once(client, 'message')) as [PageReport]
  return report
}

export async function runAttack(job: Omit<AttackJob, 'kind'>): Promise<AttackReport> {
  const client = startClient()
  client.send({ kind: 'attack', ...job } satisfies AttackJob)
  const [report] = (await once(client, 'message')) as [AttackReport]
  return report
}

/** `whilePosting` is called when forms are being accepted; the posters end when the site is gone. */
export async function runPosters(job: Omit<PostJob, 'kind'>, whilePosting: () => Promise<void>): Promise<PostReport> {
  const client = startClient()
  client.send({ kind: 'post', ...job } satisfies PostJob)
  const [first] = (await once(client, 'message')) as ['posting' | PostReport]
  if (first !== 'posting') throw new Error('The site ended by itself')
  const report = once(client, 'message') as Promise<[PostReport]>
  await whilePosting()
  return (await report)[0]
}

/** Every public page, from the sitemap. */
export async function listPaths(port: number): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
  }
  const paths = []
  for (const file of await locations('/sitemap.xml')) paths.push(...(await locations(file)))
  return paths
}
