import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { href } from '#domain/paths/paths.ts'
import { copyProject } from './support/files/copied-project.ts'
import { copyMarket } from './support/site/market-folder.ts'
import { type ServerProcess, startServer } from './support/site/server-process.ts'

const HANDLERS = 'src/server/calls/about/about-handlers.ts'

let folder: string
let dataDir: string
let site: ServerProcess
let source: string

beforeAll(async () => {
  folder = copyProject()
  dataDir = copyMarket(inject('market'))
  source = readFileSync(join(folder, HANDLERS), 'utf8')
  site = await startServer('scripts/dev.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, folder)
})

afterAll(async () => {
  if (site?.process.exitCode === null) await site.stop()
  for (const path of [folder, dataDir]) if (path) rmSync(path, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
async function teamOf(): Promise<readonly unknown[]> {
  const answer = await fetch(`${site.url}/api/about-team`)
  return ((await answer.json()) as { team: unknown[] }).team
}
const openTeam = () => fetch(`${site.url}${href('about-team')}`, { headers: { accept: 'text/html' } })

/** Messages that Vite sends to an open page. */
async function listen() {
  const socket = new WebSocket(site.url.replace('http', 'ws'), 'vite-hmr')
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)).type))
  await expect.poll(() => heard[0]).toBe('connected')
  return { heard, close: () => socket.close() }
}

test('a changed handler answers the next request', async () => {
  expect((await teamOf()).length).toBeGreaterThan(0)
  write(HANDLERS, `${source}\naboutHandlers['about-team'] = async () => ({ today: '2026-11-19', team: [] })\n`)
  expect(await teamOf()).toEqual([])
  write(HANDLERS, source)
  expect((await teamOf()).length).toBeGreaterThan(0)
})

test('a broken handler shows its stack with the line of the source, until it is mended', async () => {
  write(HANDLERS, `${source}aboutHandlers['about-team'] = async () => {\n  throw new Error('broken here')\n}\n`)
  const broken = await openTeam()
  expect(broken.status).toBe(500)
  const line = source.split('\n').length + 1
  expect(await broken.text()).toMatch(new RegExp(`Error: broken here[^]*about-handlers\\.ts:${line}:9`))
  write(HANDLERS, source)
  const mended = await openTeam()
  expect(mended.status).toBe(200)
  expect(await mended.text()).toContain('<h1')
})

test('an open page hears that a file of the server was changed, added or removed', async () => {
  const { heard, close } = await listen()
  const added = 'src/server/calls/about/added.ts'
  const steps = [
    () => write(HANDLERS, `${source}\n`),
    () => write(added, 'export const added = 1\n'),
    () => rmSync(join(folder, added)),
  ]
  for (const step of steps) {
    heard.length = 0
    step()
    await expect.poll(() => heard).toContain('full-reload')
  }
  close()
})

test('SIGTERM ends it', async () => {
  expect(await site.stop()).toBe(0)
})
