import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { lockPath } from '#db/embedded/lock.ts'
import { copyMarket } from '#tests/support/site/market-folder.ts'
import { ops, runOps } from '#tests/support/site/ops.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server-process.ts'

let dataDir: string
let site: ServerProcess
let openStats: string

beforeAll(async () => {
  dataDir = copyMarket(inject('market'))
  // The real site, as `npm start` runs it, on the embedded database.
  site = await startServer('src/main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
})
afterAll(() => {
  site.process.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test('an open site carries out the operator’s commands', async () => {
  openStats = await ops(dataDir, 'stats')
  expect(openStats).toMatch(/^Агентства +\d/)
  expect(await ops(dataDir, 'reviews', 'list')).toMatch(/отзыв|оценка/i)
  await expect(runOps(dataDir, 'recompute', '--dry-run')).resolves.toMatchObject({ exit: 0 })
  await expect(runOps(dataDir, 'feedback', 'close', '999999')).resolves.toMatchObject({
    exit: 1,
    stderr: 'Нет открытого сообщения 999999. Список: npm run ops -- feedback list\n',
  })
  await expect(runOps(dataDir, 'feedback', 'shred')).resolves.toMatchObject({ exit: 2, stdout: '' })
})

test('commands for an empty database are refused while the site is open', async () => {
  for (const command of ['seed', 'prepare', 'migrate']) {
    await expect(runOps(dataDir, command)).resolves.toEqual({
      exit: 1,
      stdout: '',
      stderr: 'Сайт открыт и работает с этой базой: сначала остановите его.\n',
    })
  }
})

test('connections that close at once or send nonsense disturb nobody', async () => {
  for (const words of ['', 'GET / HTTP/1.1\n', '{}\n', '[1,2]\n', '{"args":"stats"}\n', `${'x'.repeat(100_000)}`]) {
    const guest = connect(lockPath(dataDir)).on('error', () => undefined)
    guest.end(words)
    await new Promise(resolve => guest.once('close', resolve).resume())
  }
  expect(await ops(dataDir, 'mail', 'list')).toContain('Ждут отправки')
  const answer = await fetch(`${site.url}/healthz`)
  expect(answer.status).toBe(200)
})

test('an idle connection does not keep the site from stopping', async () => {
  const guest = connect(lockPath(dataDir)).on('error', () => undefined)
  await new Promise(resolve => guest.once('connect', resolve))
  expect(await site.stop()).toBe(0)
  guest.destroy()
})

test('a closed site says the same as an open one', async () => {
  expect(await ops(dataDir, 'stats')).toBe(openStats)
})
