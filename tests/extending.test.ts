import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ROOT, readText } from './support/files/source-files.ts'
import { copyMarket } from './support/site/market-folder.ts'
import { type ServerProcess, startServer } from './support/site/server-process.ts'

const COPIED = ['src', 'tests', 'scripts', 'bench', 'public', 'package.json', 'vite.config.ts', 'vitest.config.ts']
/** What the first check of `npm test` found out about types; the compiler repeats only what the steps change. */
const COMPILED = '.cache/tsc'
const CONFIGS = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.client.json', 'tsconfig.server.json']

interface Step {
  path: string
  /** The line the block follows; null for a new file. */
  after: string | null
  code: string
}

/** Parses «In `file`, after `line`» and «New file `file`», each followed by a code block. */
const STEPS: readonly Step[] = Array.from(
  readText('docs/extending.md').matchAll(
    /^(?:In `([^`]+)`, after `([^`]+)`|New file `([^`]+)`)\n\n```\w+\n(.*?)^```$/gms,
  ),
  ([, changed, after = null, created, code = '']) => ({ path: changed ?? created ?? '', after, code }),
)

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'merilo-extended-'))
  for (const name of [...COPIED, ...CONFIGS]) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  if (existsSync(join(ROOT, COMPILED))) cpSync(join(ROOT, COMPILED), join(folder, COMPILED), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const step of STEPS) perform(step)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function perform({ path, after, code }: Step): void {
  const file = join(folder, path)
  if (after === null) {
    if (existsSync(file)) throw new Error(`${path} exists already`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
    return
  }
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex(line => line.trim() === after)
  if (at === -1) throw new Error(`${path} has no line «${after}»`)
  writeFileSync(file, lines.toSpliced(at + 1, 0, code.trimEnd()).join('\n'))
}

function run(tool: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', GOGC: '400' },
  })
  return stdout + stderr
}

test('the document has all its steps', () => {
  expect(STEPS).toHaveLength(10)
})

test.each(['tsconfig.client.json', 'tsconfig.server.json'])('the extended project compiles: %s', project => {
  expect(run('typescript/bin/tsc', '-p', project, '--preserveSymlinks')).toBe('')
})

describe('the new page', () => {
  let site: ServerProcess
  let dataDir: string

  beforeAll(async () => {
    run('vite/bin/vite.js', 'build', '--logLevel', 'error', '--ssr')
    // No browser runs here, so the client bundle of the other suites will do.
    symlinkSync(join(inject('distDir'), 'client'), join(folder, 'dist/client'))
    dataDir = copyMarket(inject('market'))
    const env = { DATA_DIR: dataDir, DIST_DIR: join(folder, 'dist'), LOG_LEVEL: 'error' }
    site = await startServer('tests/support/site/serve.ts', env, folder)
  })

  afterAll(async () => {
    await site?.stop()
    if (dataDir) rmSync(dataDir, { recursive: true, force: true })
  })

  test('shows the result of its call', async () => {
    const { agencies } = (await (await fetch(`${site.url}/api/catalog-size`)).json()) as { agencies: number }
    expect(agencies).toBeGreaterThan(0)
    const page = await fetch(`${site.url}/catalog-size/`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain(`Агентств: ${agencies}`)
    expect(html).toContain('<title>Размер каталога')
  })
})
