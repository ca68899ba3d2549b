import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { budgets, type Finding } from './budget.ts'
import { freePort } from './free-port.ts'

const ROOT = join(import.meta.dirname, '..')
/** The start that issue 33 measured. */
const BEFORE = '6ca4ecf9'
/** In turn, so that both meet the same neighbours on the machine; the quicker of each counts. */
const ROUNDS = 2
const GIVE_UP_MS = 600_000
const TICKS_PER_SECOND = 100

interface Start {
  /** From the command to the main page with its agencies. */
  seconds: number
  /** Of all its processes; NaN where the system does not tell. */
  processorSeconds: number
}

/** `npm start` in a fresh clone without packages, of a revision and of HEAD. */
export async function measureFirstStart(before = BEFORE): Promise<Finding[]> {
  const starts: Record<string, Start[]> = { [before]: [], HEAD: [] }
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [revision, measured] of Object.entries(starts)) {
      const start = await startOf(revision)
      measured.push(start)
      console.log(`  ${revision}: ${start.seconds.toFixed(1)} с, процессора ${start.processorSeconds.toFixed(1)} с`)
    }
  }
  const ratioOf = (figure: keyof Start) => {
    const least = (revision: string) => Math.min(...(starts[revision] ?? []).map(start => start[figure]))
    return least('HEAD') / least(before)
  }
  const unit = `× того же в ${before}`
  return [
    { name: 'до первой страницы', value: ratioOf('seconds'), unit, bounds: budgets.firstStart.seconds },
    {
      name: 'секунды процессора',
      value: ratioOf('processorSeconds'),
      unit,
      bounds: budgets.firstStart.processorSeconds,
    },
  ]
}

async function startOf(revision: string): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'merilo-first-start-'))
  const commit = execFileSync('git', ['rev-parse', revision], { cwd: ROOT, encoding: 'utf8' }).trim()
  execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, folder])
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const started = performance.now()
  // A group of its own, whose processes are counted and ended together.
  const site = spawn('npm', ['start'], { cwd: folder, env: bareEnv(port), stdio: 'ignore', detached: true })
  const ended = once(site, 'exit')
  try {
    await untilMainPage(port, site)
    return { seconds: (performance.now() - started) / 1000, processorSeconds: processorSecondsOf(site.pid) }
  } finally {
    endGroup(site)
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** As an operator's shell: without what npm tells its scripts, and without the Node beside our packages. */
function bareEnv(port: number): Record<string, string | undefined> {
  const paths = (process.env.PATH ?? '').split(delimiter).filter(path => !path.includes('node_modules'))
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|DATABASE_URL|DATA_DIR|SEED)/.test(name))
  return { ...Object.fromEntries(own), PATH: paths.join(delimiter), PORT: String(port), HOST: '127.0.0.1' }
}

async function untilMainPage(port: number, site: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS
  while (Date.now() < giveUpAt && site.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } }).catch(() => null)
    if (answer?.status === 200 && (await answer.text()).includes('href="/agency-')) return
    await answer?.body?.cancel().catch(() => undefined)
    await sleep(100)
  }
  throw new Error('The site does not start')
}

/** Each process counts itself and its ended children. */
function processorSecondsOf(group: number | undefined): number {
  try {
    const ticks = readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(ticksIn(group))
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}

const ticksIn = (group: number | undefined) => (pid: string) => {
  try {
    // After the name of the program, which may contain spaces: state, parent, group, …, four times.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[2]) === group ? fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) : 0
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

function endGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All have ended.
  }
}
