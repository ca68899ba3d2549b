import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface TestPostgres {
  url: string
  /** Copies the stopped server to a folder if one is given; a server that is left running is not copied. */
  stop(saveTo?: string): Promise<void>
}

const HOME = '/usr/lib/postgresql'
const NOBODY = 65_534
const START_TIMEOUT_MS = 120_000
// Test data need not survive a power cut.
const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '32MB',
  max_connections: '60',
}

/** The server at TEST_DATABASE_URL, which is left running, or else a temporary one, empty or as it was saved. */
export async function testPostgres(saved?: string): Promise<TestPostgres> {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: async () => undefined } : startPostgres(saved)
}

/** Starts the installed PostgreSQL in a temporary folder, on a Unix socket inside it, empty or as it was saved. */
export async function startPostgres(saved?: string): Promise<TestPostgres> {
  const user = unprivilegedUser()
  const home = makeHome(user)
  const data = join(home, 'data')
  if (saved) copyData(saved, data, user)
  else {
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(join(findBinaries(), 'initdb'), initdb, {
      ...user,
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const stop = await run(home)
  return {
    url: urlOf(home),
    async stop(saveTo) {
      await stop()
      if (saveTo) copyData(data, saveTo, user)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses a folder that is not its user's own, with the modes it gave it. */
function copyData(from: string, to: string, { uid, gid }: ReturnType<typeof unprivilegedUser>): void {
  execFileSync('cp', ['-a', from, to])
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, to])
}

/** The major version that servers are started with; a saved one is of no use to another. */
export const postgresVersion = (): string => basename(dirname(findBinaries()))

export type TestReplica = TestPostgres & { restart(): Promise<void>; remove(): void }

/** Copies a server of `startPostgres` and follows it by streaming replication. */
export async function startReplica(primary: TestPostgres): Promise<TestReplica> {
  const user = unprivilegedUser()
  const home = makeHome(user)
  const host = decodeURIComponent(new URL(primary.url).hostname)
  const copy = ['-h', host, '-U', 'postgres', '-D', join(home, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
  execFileSync(join(findBinaries(), 'pg_basebackup'), copy, {
    ...user,
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let stop = await run(home)
  return {
    url: urlOf(home),
    stop: () => stop(),
    async restart() {
      stop = await run(home)
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}

function makeHome({ uid, gid }: { uid?: number; gid?: number }): string {
  const home = mkdtempSync(join(tmpdir(), 'merilo-pg-'))
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  return home
}

const urlOf = (home: string): string => `postgresql://postgres@${encodeURIComponent(home)}/postgres`

/** Runs the cluster in `home` and returns a function that stops it. */
async function run(home: string): Promise<() => Promise<void>> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(findBinaries(), 'postgres'), ['-D', join(home, 'data'), '-k', home, ...settings], {
    ...unprivilegedUser(),
    cwd: home,
    stdio: 'ignore',
  })
  await waitUntilReady(urlOf(home))
  return async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    server.kill('SIGINT')
    if (server.exitCode === null) await once(server, 'exit')
  }
}

function findBinaries(): string {
  const versions = existsSync(HOME) ? readdirSync(HOME).map(Number).filter(Boolean) : []
  const newest = Math.max(...versions)
  if (newest < 15) {
    throw new Error(
      'The tests need PostgreSQL 15 or later: install it (Debian: apt install postgresql), or set TEST_DATABASE_URL to a server where databases may be created.',
    )
  }
  return join(HOME, String(newest), 'bin')
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+)/m)
  return { uid: Number(entry?.[1] ?? NOBODY), gid: Number(entry?.[2] ?? NOBODY) }
}

async function waitUntilReady(url: string): Promise<void> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error('The test PostgreSQL did not start.', { cause: error })
      await sleep(50)
    }
  }
}
