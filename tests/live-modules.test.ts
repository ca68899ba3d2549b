import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { makeLiveModules } from '../scripts/live-modules.ts'
import { temporaryFolder } from './support/files/temporary-folder.ts'

/** A folder with a module that says what another one has. */
async function openFolder() {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('handler.ts', `import { answer } from './answer.ts'\nexport const ask = () => answer()\n`)
  const modules = makeLiveModules()
  const vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [modules.plugin],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  })
  onTestFinished(() => vite.close())
  const load = modules.connect(vite.environments.ssr)
  return { write, ask: async () => (await load<{ ask: () => string }>('/handler.ts')).ask() }
}

test('a changed file is used at once, every time, although no watcher says so', async () => {
  const { write, ask } = await openFolder()
  for (const word of ['a', 'new', 'answer', 'every', 'time']) {
    write('answer.ts', `export const answer = (): string => '${word}'\n`)
    expect(await ask()).toBe(word)
  }
})

test('a broken file fails with its own line until it is mended', async () => {
  const { write, ask } = await openFolder()
  write('answer.ts', `type Much = 1\n\nexport const answer = (): string => {\n  throw new Error('broken')\n}\n`)
  const error = await ask().catch((thrown: Error) => thrown)
  expect((error as Error).stack).toMatch(/answer\.ts:4:9/)
  write('answer.ts', 'export const answer = (: string => 1\n')
  await expect(ask()).rejects.toThrow(/answer\.ts/)
  write('answer.ts', `export const answer = (): string => 'mended'\n`)
  expect(await ask()).toBe('mended')
})
