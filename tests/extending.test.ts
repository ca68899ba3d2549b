import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { href } from '#domain/paths/paths.ts'
import { copyProject } from './support/files/copied-project.ts'
import { ROOT, readText } from './support/files/source-files.ts'
import { copyMarket } from './support/site/market-folder.ts'
import { type ServerProcess, startServer } from './support/site/server-process.ts'

interface Step {
  path: string
  /** The line that the block follows or replaces; null for a new file. */
  line: string | null
  isReplaced: boolean
  code: string
}

/** Parses «In `file`, after `line`», «… instead of `line`» and «New file `file`», each followed by a code block. */
const STEPS: readonly Step[] = Array.from(
  readText('docs/extending.md').matchAll(
    /^(?:In `([^`]+)`, (after|instead of) `([^`]+)`|New file `([^`]+)`)\n\n```\w+\n(.*?)^```$/gms,
  ),
  ([, changed, where, line = null, created, code = '']) => ({
    path: changed ?? created ?? '',
    line,
    isReplaced: where === 'instead of',
    code,
  }),
)

let folder: string

beforeAll(() => {
  folder = copyProject()
  for (const step of STEPS) perform(step)
  runNode('scripts/generate-tables.ts', [])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function perform({ path, line, isReplaced, code }: Step): void {
  const file = join(folder, path.replace('NNNN', nextMigration()))
  if (line === null) {
    if (existsSync(file)) throw new Error(`${path} exists already`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
    return
  }
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex(text => text.trim() === line)
  if (at === -1) throw new Error(`${path} has no line «${line}»`)
  writeFileSync(file, lines.toSpliced(isReplaced ? at : at + 1, isReplaced ? 1 : 0, code.trimEnd()).join('\n'))
}

const nextMigration = (): string => String(readdirSync(join(ROOT, 'src/db/migrations')).length + 1).padStart(4, '0')

function runNode(file: string, args: readonly string[], env: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', GOGC: '400', ...env },
  })
  return stdout + stderr
}

const run = (tool: string, ...args: string[]): string => runNode(join(ROOT, 'node_modules', tool), args)

const compile = (project: string): string => run('typescript/bin/tsc', '-p', project, '--preserveSymlinks')

test('the document has all its steps', () => {
  expect(STEPS).toHaveLength(17)
})

test.each(['tsconfig.client.json', 'tsconfig.server.json'])('the extended project compiles: %s', project => {
  expect(compile(project)).toBe('')
})

test('a form field that no page draws does not compile', () => {
  const page = join(folder, 'src/client/pages/advertising/audience-page.tsx')
  const drawn = readFileSync(page, 'utf8')
  writeFileSync(page, readText('src/client/pages/advertising/audience-page.tsx'))
  const output = compile('tsconfig.client.json')
  writeFileSync(page, drawn)
  expect(output).toMatch(/audience-page\.tsx.*company/s)
})

describe('a name added to a list', () => {
  const LISTS = [
    { list: 'src/domain/rating/factors.ts', last: "'openness'", section: 'A criterion of the method' },
    { list: 'src/domain/advertising/slots.ts', last: "'promotion'", section: 'An ad format' },
  ]

  /** The files of the section's list: «- `src/…`: what to add». */
  function filesNamed(section: string): string[] {
    const [, text = ''] = readText('docs/extending.md').split(`## ${section}\n`)
    const [places = ''] = /^- .*?(?=\n\n)/ms.exec(text) ?? []
    return Array.from(places.matchAll(/^- `(src\/[^`]+)`/gm), ([, path = '']) => path)
  }

  test('does not compile until every file of the recipe knows it', () => {
    const files = LISTS.map(({ list }) => join(folder, list))
    const before = files.map(file => readFileSync(file, 'utf8'))
    for (const [index, { last }] of LISTS.entries()) {
      writeFileSync(files[index] ?? '', before[index]?.replace(`${last}]`, `${last}, 'novel']`) ?? '')
    }
    const errors = compile('tsconfig.server.json')
    for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? '')
    const named = Array.from(errors.matchAll(/^(src\/[^(]+)\(/gm), ([, path = '']) => path)
    const places = named.filter(path => !path.includes('.test.'))
    expect([...new Set(places)].sort()).toEqual(LISTS.flatMap(({ section }) => filesNamed(section)).sort())
  })
})

describe('the extended site', () => {
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

  test('shows the result of the new call on the new page', async () => {
    const { agencies } = (await (await fetch(`${site.url}/api/catalog-size`)).json()) as { agencies: number }
    expect(agencies).toBeGreaterThan(0)
    const page = await fetch(`${site.url}/catalog-size/`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain(`Агентств: ${agencies}`)
    expect(html).toContain('<title>Размер каталога')
  })

  test('has a neighbour whose form asks for the new field and sends it', async () => {
    const html = await (await fetch(`${site.url}${href('advertising')}`)).text()
    expect(html).toMatch(/<label[^>]*for="advertising-send-statistics-company"[^>]*>Компания/)
    expect(html).toMatch(/<input[^>]*name="company"/)
    const body = JSON.stringify({ email: 'anna@vetrova.example', company: 'А', consent: true })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${site.url}/api/advertising-send-statistics`, { method: 'POST', headers, body })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { fields: { company: 'Напишите не короче 2\u00a0знаков' } } })
  })

  test('runs the new command on the new table', () => {
    expect(runNode('src/cli/main.ts', ['notes'], { DATA_DIR: dataDir })).toContain('Заметок: 0.')
  })
})
