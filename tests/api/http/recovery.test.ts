import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DATABASE_STOPPED } from '#server/exit-codes.ts'
import { withClient, withDatabase } from '#tests/support/database/database.ts'
import { copyMarket } from '#tests/support/site/market-folder.ts'
import { runServer, type ServerProcess, startServer } from '#tests/support/site/server-process.ts'

const MAIN = 'dist/site/main.js'

async function copyOfMarket(): Promise<string> {
  const { url, template } = inject('marketServer')
  const name = `recovery_${randomUUID().replaceAll('-', '')}`
  await withClient(url, client => client.query(`create database ${name} template ${template}`))
  onTestFinished(() =>
    withClient(url, client => client.query(`drop database ${name} with (force)`)).then(() => undefined),
  )
  return withDatabase(url, name)
}

async function startOn(script: string, env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(script, { LOG_LEVEL: 'error', ...env })
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await server.ended()
  })
  return server
}

/** Processes that the given one has started. */
function childrenOf(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

const isAnswering = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  )

test('a site whose embedded database panics ends with its reason and a code of its own', async () => {
  const dataDir = copyMarket(inject('market'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const site = await startOn('tests/support/site/breakable-site.ts', { DATA_DIR: dataDir })
  expect(await isAnswering(site.url)).toBe(true)
  site.process.kill('SIGUSR2')
  expect(await site.ended()).toBe(DATABASE_STOPPED)
  const reason = /^Встроенная база данных остановилась: PANIC: .*pg_wal.*\.$/
  const said = site
    .output()
    .split('\n')
    .filter(line => reason.test(line))
  expect(said).toHaveLength(1)

  // Without its WAL the database does not open either: same code, one sentence.
  const again = runServer(MAIN, { DATA_DIR: dataDir, PORT: '0' })
  expect(await again.ended()).toBe(DATABASE_STOPPED)
  expect(again.output().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^Встроенная база данных остановилась: .*\.$/),
  ])
})

test('a worker that dies is replaced, and SIGTERM stops them all', async () => {
  const site = await startOn(MAIN, { DATABASE_URL: await copyOfMarket(), WEB_WORKERS: '2' })
  const workers = () => childrenOf(site.process.pid)
  await expect.poll(() => workers().length).toBe(2)
  const [victim = 0, other = 0] = workers()
  process.kill(victim, 'SIGKILL')
  await expect.poll(workers).not.toContain(victim)
  await expect.poll(() => workers().length).toBe(2)
  expect(workers()).toContain(other)
  await expect.poll(() => isAnswering(site.url)).toBe(true)
  expect(await site.stop()).toBe(0)
  expect(await isAnswering(site.url)).toBe(false)
})

test('the server stops by itself when npm start is killed', async () => {
  const start = await startOn('scripts/start.ts', { DATABASE_URL: await copyOfMarket(), SEED: 'none' })
  const [server = 0] = childrenOf(start.process.pid)
  start.process.kill('SIGKILL')
  await expect.poll(() => isRunning(server)).toBe(false)
  expect(await isAnswering(start.url)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('lost connections are counted, and the site goes on', async () => {
  const databaseUrl = await copyOfMarket()
  const site = await startOn(MAIN, { DATABASE_URL: databaseUrl })
  await fetch(`${site.url}/digital-agencies/`)
  await withClient(databaseUrl, client =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  )
  const metrics = async () => (await fetch(`${site.url}/metrics`)).text()
  await expect.poll(metrics).toMatch(/^merilo_failures_total\{kind="listen"\} [1-9]/m)
  await expect.poll(metrics).toMatch(/^merilo_failures_total\{kind="pool"\} [1-9]/m)
  await expect.poll(site.output).toContain('"msg":"the connection for notifications was lost"')
  await expect.poll(() => isAnswering(site.url)).toBe(true)
  expect(await site.stop()).toBe(0)
})
