import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { lockPath } from '#db/embedded/lock.ts'
import { copyMarket } from '#tests/support/site/market-folder.ts'
import { ops, runOps } from '#tests/support/site/ops.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server-process.ts'

let dataDir: string
let site: ServerProcess
let statsWhileRunning: string

beforeAll(async () => {
  dataDir = copyMarket(inject('market'))
  // The real site, as `npm start` runs it, on the embedded database.
  site = await startServer('dist/site/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
})
afterAll(() => {
  site.process.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test('a running site executes operator commands', async () => {
  statsWhileRunning = await ops(dataDir, 'stats')
  expect(statsWhileRunning).toMatch(/^Агентства +\d/)
  expect(await ops(dataDir, 'reviews', 'list')).toMatch(/отзыв|оценка/i)
  await expect(runOps(dataDir, 'recompute', '--dry-run')).resolves.toMatchObject({ exit: 0 })
  await expect(runOps(dataDir, 'feedback', 'close', '999999')).resolves.toMatchObject({
    exit: 1,
    stderr: 'Нет открытого сообщения 999999. Список: npm run ops -- feedback list\n',
  })
  await expect(runOps(dataDir, 'feedback', 'shred')).resolves.toMatchObject({ exit: 2, stdout: '' })
})

test('commands that need exclusive use of the database are refused while the site is running', async () => {
  for (const command of ['seed', 'prepare', 'migrate']) {
    await expect(runOps(dataDir, command)).resolves.toEqual({
      exit: 1,
      stdout: '',
      stderr: 'Сайт открыт и работает с этой базой: сначала остановите его.\n',
    })
  }
})

test('a running site backs itself up, and after a restore its pages show what was restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merilo-operator-'))
  const file = join(folder, 'site.backup')
  const plans = async () => (await fetch(`${site.url}/about/plans/`)).text()
  const before = await plans()
  expect(await ops(dataDir, 'backup', file)).toContain(file)

  await ops(dataDir, 'content', 'export', join(folder, 'texts'))
  const [plan = ''] = globSync('texts/plans/*.md', { cwd: folder })
  const text = readFileSync(join(folder, plan), 'utf8')
  writeFileSync(join(folder, plan), text.replace(/^title: .*$/m, 'title: Изменено после копии'))
  await ops(dataDir, 'content', 'import', join(folder, 'texts'))
  expect(await plans()).toContain('Изменено после копии')

  await expect(runOps(dataDir, 'restore', file)).resolves.toMatchObject({
    exit: 1,
    stderr: expect.stringContaining('--replace'),
  })
  expect(await plans()).toContain('Изменено после копии')
  await ops(dataDir, 'restore', file, '--replace')
  expect(await plans()).toBe(before)
  rmSync(folder, { recursive: true, force: true })
})

test('connections that close at once or send garbage do no harm', async () => {
  for (const input of ['', 'GET / HTTP/1.1\n', '{}\n', '[1,2]\n', '{"args":"stats"}\n', `${'x'.repeat(100_000)}`]) {
    const socket = connect(lockPath(dataDir)).on('error', () => undefined)
    socket.end(input)
    await new Promise(resolve => socket.once('close', resolve).resume())
  }
  expect(await ops(dataDir, 'mail', 'list')).toContain('Ждут отправки')
  const answer = await fetch(`${site.url}/healthz`)
  expect(answer.status).toBe(200)
})

test('an idle connection does not keep the site from stopping', async () => {
  const socket = connect(lockPath(dataDir)).on('error', () => undefined)
  await new Promise(resolve => socket.once('connect', resolve))
  expect(await site.stop()).toBe(0)
  socket.destroy()
})

test('a command prints the same whether the site is running or stopped', async () => {
  expect(await ops(dataDir, 'stats')).toBe(statsWhileRunning)
})
