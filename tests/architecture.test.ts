import { describe, expect, test } from 'vitest'
import { type Import, importsIn, listFiles, readText, resolveImport } from './support/files/source-files.ts'

/** Allowed imports by folder of src. An entry with a path allows only that part. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  ranking: ['domain'],
  db: ['domain'],
  client: ['domain', 'ranking', 'contract'],
  server: ['domain', 'contract', 'ranking', 'db'],
  seed: ['domain', 'ranking', 'db'],
  cli: ['domain', 'ranking', 'db', 'seed', 'server/operations', 'server/config.ts'],
  // Passes the operator commands to the server, so that neither imports the other.
  'main.ts': ['db', 'server', 'cli'],
}
/** The client imports only types from the contract, and call facts, which need no schema library. */
const PLAIN_DATA = 'contract/call-facts.generated.ts'
/** Import no packages or Node modules, so that their code runs anywhere. */
const PURE = ['domain', 'ranking']
/** Stricter rules for subfolders: the only parts each may import. */
const INSIDE: Record<string, readonly string[]> = {
  // The gallery is a separate page in development, so it imports the base styles.
  'client/ui': ['client/ui', 'client/styles', 'domain/pictures', 'domain/numbers'],
  'client/api': ['client/api', 'domain', 'contract'],
  'client/store': ['client/store', 'client/api', 'domain', 'ranking', 'contract'],
  'client/app': ['client/app', 'client/ui', 'client/store', 'client/api', 'domain', 'contract'],
}
/** Folders whose members never import each other; code that two of them need moves up. */
const SIBLINGS = ['client/features', 'client/pages', 'server/calls']
/** Registries that know every member. */
const REGISTRIES = ['src/server/calls/handlers.ts', 'src/server/calls/heads.ts']
const FORBIDDEN: readonly (readonly [string, string])[] = [
  ['server/api', 'server/ssr'],
  ['server/calls', 'server/api'],
  ['server/calls', 'server/ssr'],
  ['server/shapes', 'server/calls'],
  ['server/operations', 'server/api'],
  ['server/operations', 'server/ssr'],
  ['client/features', 'client/pages'],
  // The router is the top layer: it knows the pages, and nothing below imports it.
  ['client/features', 'client/router'],
  ['client/pages', 'client/router'],
  ['client/layout', 'client/router'],
  ['client/browser', 'client/router'],
  ['client/analytics', 'client/router'],
  // Analytics listens; no part of a page reports to it.
  ['client/pages', 'client/analytics'],
  ['client/features', 'client/analytics'],
]
/** The UI kit is deliberately flat: each part is a file with its styles. */
const MAY_BE_LARGE = 'src/client/ui'
const MAX_FILES = 30
const CATCH_ALL_FOLDERS = ['lib', 'utils', 'util', 'helpers', 'common', 'shared', 'misc']
const MAX_LINES = 300

interface Edge extends Import {
  from: string
  /** From the root; null for packages. */
  to: string | null
}

const FILES = listFiles()
const CODE = FILES.filter(path => /^(src|tests|bench|scripts)\/.*\.(ts|tsx|mjs)$/.test(path))
const EDGES: Edge[] = CODE.filter(path => path.startsWith('src/')).flatMap(from =>
  importsIn(readText(from)).map(found => ({ ...found, from, to: resolveImport(from, found.specifier) })),
)

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isIn = (path: string, part: string) => path === `src/${part}` || path.startsWith(`src/${part}/`)
const folderOf = (path: string) => path.split('/')[1] ?? ''
const describeEdge = ({ from, specifier }: Edge) => `${from} imports ${specifier}`
const ours = EDGES.flatMap(edge => (edge.to?.startsWith('src/') ? [{ ...edge, to: edge.to }] : []))

describe('imports', () => {
  test('are found by the scanner in every syntax', () => {
    const text = [
      `import { a,\n  b } from '../a.ts'`,
      `import type { C } from '#contract/c.ts'`,
      `export { d } from './d.ts'`,
      `import './main.css'`,
      `const e = () => import('./e.tsx')`,
    ].join('\n')
    expect(importsIn(text).map(({ specifier, kind }) => `${kind} ${specifier}`)).toEqual([
      'value ../a.ts',
      'type #contract/c.ts',
      'value ./d.ts',
      'value ./main.css',
      'dynamic ./e.tsx',
    ])
    expect(resolveImport('src/client/router/app.tsx', '../ui/button.tsx')).toBe('src/client/ui/button.tsx')
    expect(resolveImport('src/client/router/app.tsx', '#domain/paths/paths.ts')).toBe('src/domain/paths/paths.ts')
    expect(resolveImport('src/client/router/app.tsx', 'react')).toBeNull()
    expect(EDGES.length).toBeGreaterThan(500)
  })

  test('are defined in the table for every folder of src', () => {
    const folders = new Set(FILES.filter(path => path.startsWith('src/')).map(folderOf))
    expect([...folders].sort()).toEqual(Object.keys(MAY_IMPORT).sort())
  })

  test('of a folder are allowed by the table', () => {
    const breaches = ours.filter(({ from, to }) => {
      const own = folderOf(from)
      return !isIn(to, own) && !(MAY_IMPORT[own] ?? []).some(part => isIn(to, part))
    })
    expect(breaches.map(describeEdge)).toEqual([])
  })

  test('of the contract by the client are types or plain data', () => {
    const breaches = ours.filter(
      ({ from, to, kind }) => kind !== 'type' && isIn(from, 'client') && isIn(to, 'contract') && !isIn(to, PLAIN_DATA),
    )
    expect(breaches.map(describeEdge)).toEqual([])
  })

  test('of test support appear only in tests', () => {
    const breaches = EDGES.filter(({ from, to }) => to?.startsWith('tests/') && !isTest(from))
    expect(breaches.map(describeEdge)).toEqual([])
  })

  test('of packages do not appear in pure folders', () => {
    const breaches = EDGES.filter(({ from, to }) => to === null && !isTest(from) && PURE.some(part => isIn(from, part)))
    expect(breaches.map(describeEdge)).toEqual([])
  })

  test.each(Object.entries(INSIDE))('%s imports only %s', (part, open) => {
    const breaches = ours.filter(({ from, to }) => isIn(from, part) && !open.some(known => isIn(to, known)))
    expect(breaches.map(describeEdge)).toEqual([])
  })

  test.each(SIBLINGS)('between members of %s do not exist', part => {
    const memberOf = (path: string) => path.split('/')[part.split('/').length + 1]
    const isMember = (path: string) => isIn(path, part) && !REGISTRIES.includes(path)
    const breaches = ours.filter(({ from, to }) => isMember(from) && isMember(to) && memberOf(from) !== memberOf(to))
    expect(breaches.map(describeEdge)).toEqual([])
  })

  test.each(FORBIDDEN)('%s does not import %s', (part, other) => {
    const breaches = ours.filter(({ from, to }) => isIn(from, part) && isIn(to, other) && !isTest(from))
    expect(breaches.map(describeEdge)).toEqual([])
  })

  test('form no cycles, counting types and dynamic imports', () => {
    const next = Map.groupBy(ours, ({ from }) => from)
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (path: string, trail: readonly string[]): void => {
      const at = trail.indexOf(path)
      if (at >= 0) cycles.push([...trail.slice(at), path].join(' → '))
      if (at >= 0 || done.has(path)) return
      for (const { to } of next.get(path) ?? []) visit(to, [...trail, path])
      done.add(path)
    }
    for (const path of next.keys()) visit(path, [])
    expect(cycles).toEqual([])
  })
})

describe('files', () => {
  test('are named in kebab-case, migrations with a number and snake_case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/
    const breaches = FILES.filter(path => /^(src|tests|bench|scripts)\//.test(path)).filter(path => {
      const parts = path.split('/')
      const name = parts.pop() ?? ''
      const isMigration = path.startsWith('src/db/migrations/') && /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/.test(name)
      return !(kebab.test(name) || isMigration) || parts.some(part => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
    })
    expect(breaches).toEqual([])
  })

  test('are in no catch-all folder', () => {
    expect(FILES.filter(path => path.split('/').some(part => CATCH_ALL_FOLDERS.includes(part)))).toEqual([])
  })

  test(`number at most ${MAX_FILES} per folder`, () => {
    const folders = Map.groupBy(CODE, path => path.slice(0, path.lastIndexOf('/')))
    const large = [...folders].filter(([folder, files]) => files.length > MAX_FILES && folder !== MAY_BE_LARGE)
    expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
  })

  test('are not barrels; the contract table is the only index', () => {
    expect(CODE.filter(path => /\/index\.\w+$/.test(path))).toEqual(['src/contract/index.ts'])
  })

  test('have no default exports', () => {
    const isConfig = (path: string) => path.endsWith('.config.ts')
    const code = FILES.filter(path => /\.(ts|tsx|mjs)$/.test(path) && !isConfig(path))
    expect(code.filter(path => /^export default\b|^export \{[^}]*\bas default\b/m.test(readText(path)))).toEqual([])
  })

  test(`have at most ${MAX_LINES} lines unless generated`, () => {
    const long = FILES.filter(path => /^(src|tests|bench|scripts)\/.*\.(ts|tsx|mjs|css|sql)$/.test(path))
      .filter(path => !path.includes('.generated.'))
      .map(path => ({ path, lines: readText(path).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MAX_LINES)
    expect(long).toEqual([])
  })

  test('of migrations are numbered from 0001 without gaps', () => {
    const numbers = FILES.filter(path => path.startsWith('src/db/migrations/')).map(path =>
      Number(path.split('/').at(-1)?.slice(0, 4)),
    )
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })
})

describe('contents', () => {
  // The brackets keep these patterns from matching themselves.
  const UNFINISHED =
    /\bTO[D]O\b|\bFI[X]ME\b|\.ski[p]\(|\.onl[y]\(|\bts-(ignor[e]|nochec[k]|expect-erro[r])|biome-ignor[e]/
  const REGISTRY = /https?:\/\/[^/\s"']*(registry|npm|artifactory|nexus|verdaccio)[^/\s"']*|"resolve[d]":/
  const LOCAL_PATH = /(?<![\w.])\/(work\/(main|shared)|root|home\/[a-z]\w*|Users\/[A-Za-z]\w*)(?![\w:@])/

  const linesWith = (paths: readonly string[], pattern: RegExp) =>
    paths.flatMap(path =>
      readText(path)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${pattern.exec(line)?.[0]}`] : [])),
    )
  const texts = FILES.filter(path =>
    /\.(ts|tsx|mjs|js|json|css|sql|md|html|svg|txt|yml|yaml|sh)$|\/run$|^\.\w+$/.test(path),
  )

  test('have no unfinished work and suppress no checks', () => {
    expect(linesWith(CODE, UNFINISHED)).toEqual([])
  })

  test('name no package registry host', () => {
    expect(linesWith(texts, REGISTRY)).toEqual([])
  })

  test('name no local paths of a developer machine', () => {
    expect(linesWith(texts, LOCAL_PATH)).toEqual([])
  })

  test('are checked by patterns that match what they should', () => {
    expect([`// ${'TO'}DO`, `test${'.only'}(`, `// @${'ts-'}ignore`].every(text => UNFINISHED.test(text))).toBe(true)
    expect(REGISTRY.test(`https:/${'/'}registry.example.org/react`)).toBe(true)
    expect(LOCAL_PATH.test(`see ${'/home'}/anna/site`)).toBe(true)
    expect(['/agency-severny-kontur/home/', 'mysql://root:secret@db/x'].some(text => LOCAL_PATH.test(text))).toBe(false)
  })
})
