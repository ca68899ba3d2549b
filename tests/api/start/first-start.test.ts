import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, runServer } from '#tests/support/site/server-process.ts'

const PAGE = { accept: 'text/html' }

test('npm start shows how far it is on an empty folder, then hands the port over to the site', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'merilo-first-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, SEED: 'tiny', LOG_LEVEL: 'error' }
  const start = runServer('scripts/start.ts', env)
  onTestFinished(async () => {
    start.process.kill('SIGTERM')
    await start.ended()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const ask = (path: string, headers = {}) => fetch(`${url}${path}`, { headers }).catch(() => null)
  await expect.poll(() => ask('/').then(answer => answer?.status)).toBe(503)
  const waiting = await ask('/', PAGE)
  expect(waiting?.status).toBe(503)
  expect(waiting?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(waiting?.headers.get('cache-control')).toBe('no-store')
  const page = await waiting?.text()
  expect(page).toContain('Мерило готовится к работе')
  expect(page).toContain('<meta http-equiv="refresh"')
  expect(page).toContain('Вымышленный рынок')
  const refused = await ask('/api/about-team')
  expect(refused?.status).toBe(503)
  expect(await refused?.json()).toEqual({
    error: { code: 'overloaded', message: 'Сайт готовится к работе. Повторите через несколько секунд' },
  })

  // Once the port is given away, nobody but the site answers there.
  let isHandedOver = false
  for (;;) {
    const answer = await ask('/', PAGE)
    const html = await answer?.text()
    if (answer?.status === 200) {
      expect(html).toContain('href="/agency-')
      break
    }
    if (answer) expect(isHandedOver, start.output()).toBe(false)
    else isHandedOver = true
    expect(start.process.exitCode, start.output()).toBeNull()
    await sleep(20)
  }
})

test('a port that another program has is refused before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => {
    other.close()
  })
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const dataDir = join(tmpdir(), 'merilo-never-made')
  const start = runServer('scripts/start.ts', { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir })
  expect(await start.ended()).toBe(1)
  expect(start.output().trim()).toBe(`Порт ${port} занят другой программой: остановите её или задайте другой PORT.`)
})
