import { describe, expect, test } from 'vitest'
import {
  cyclesIn,
  type Edge,
  folderOf,
  hasDefaultExport,
  isBetweenMembers,
  isContractValue,
  isIn,
  isInCatchAll,
  isIndex,
  isMisnamed,
  isOutsideTable,
  isPackageIn,
  isSupportInProduct,
  isTest,
  largeFolders,
  linesIn,
  misnumbered,
} from './support/files/architecture-checks.ts'
import { importsIn, listFiles, readText, resolveImport } from './support/files/source-files.ts'

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
/** Lowest first. A file imports its own folder and lower layers; names on one line do not import each other. */
const LAYERS: Record<string, readonly string[]> = {
  server: [
    'ask-start.ts config.ts exit-codes.ts failures.ts restarts.ts rough-bytes.ts secret-key.ts visitor.ts',
    'memo.ts metrics.ts site-secret.ts',
    'counter load mail media',
    'context.ts',
    'content http shapes',
    'operations',
    'calls',
    'api',
    'feeds site-files sitemap',
    'jobs ssr',
    'app.ts open-context.ts',
    'run-workers.ts serve.ts',
  ],
  client: [
    'api jsx styles worker',
    'store ui',
    'app',
    'browser forms',
    'features',
    // Analytics listens: no part of a page reports to it.
    'analytics layout pages',
    'documents.ts lost-parts.tsx routes.ts',
    'bundled-views.ts router',
    'entry-client.tsx entry-server.tsx reading.ts',
    'start.ts',
  ],
}
/** All that the UI kit may import; of the styles it needs the colours of a chart that becomes a picture. */
const UI_IMPORTS = [
  'client/ui',
  'client/styles',
  'domain/pictures',
  'domain/numbers',
  'domain/rating/compared-with.ts',
  'domain/rating/factors.ts',
  'domain/stats/chart-units.ts',
]
/** Folders whose members never import each other; code that two of them need moves up. */
const SIBLINGS = ['client/features', 'client/pages', 'server/calls']
/** Registries that know every member. */
const REGISTRIES = ['src/server/calls/handlers.ts', 'src/server/calls/heads.ts']
/** The UI kit is deliberately flat: each part is a file with its styles. */
const MAY_BE_LARGE = 'src/client/ui'
const MAX_FILES = 30
const MAX_LINES = 300

const FILES = listFiles()
const CODE = FILES.filter(path => /^(src|tests|bench|scripts)\/.*\.(ts|tsx|mjs)$/.test(path))
const EDGES: Edge[] = CODE.filter(path => path.startsWith('src/')).flatMap(from =>
  importsIn(readText(from)).map(found => ({ ...found, from, to: resolveImport(from, found.specifier) })),
)

/** `src/server/http/errors.ts` → `http` */
const nameIn = (path: string) => path.split('/')[2] ?? ''
const describeEdge = ({ from, specifier }: Edge) => `${from} imports ${specifier}`
const ours = EDGES.flatMap(edge => (edge.to?.startsWith('src/') ? [{ ...edge, to: edge.to }] : []))

/** Between folders of src the table above decides. */
function goesDown({ from, to }: { from: string; to: string }): boolean {
  const layers = LAYERS[folderOf(from)]
  if (!layers || folderOf(from) !== folderOf(to) || nameIn(from) === nameIn(to)) return true
  const heightOf = (path: string) => layers.findIndex(layer => layer.split(' ').includes(nameIn(path)))
  return heightOf(to) >= 0 && heightOf(to) < heightOf(from)
}

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
    expect(ours.filter(isOutsideTable(MAY_IMPORT)).map(describeEdge)).toEqual([])
  })

  test('of the contract by the client are types or plain data', () => {
    expect(ours.filter(isContractValue(PLAIN_DATA)).map(describeEdge)).toEqual([])
  })

  test('of test support appear only in tests', () => {
    expect(EDGES.filter(isSupportInProduct).map(describeEdge)).toEqual([])
  })

  test('of packages do not appear in pure folders', () => {
    expect(EDGES.filter(isPackageIn(PURE)).map(describeEdge)).toEqual([])
  })

  test('of the UI kit are in its list', () => {
    const breaches = ours.filter(
      ({ from, to }) => isIn(from, 'client/ui') && !UI_IMPORTS.some(known => isIn(to, known)),
    )
    expect(breaches.map(describeEdge)).toEqual([])
  })

  test.each(SIBLINGS)('between members of %s do not exist', part => {
    expect(ours.filter(isBetweenMembers(part, REGISTRIES)).map(describeEdge)).toEqual([])
  })

  test.each(Object.keys(LAYERS))('of %s know the layer of every folder and file', part => {
    const found = new Set(FILES.filter(path => isIn(path, part) && !isTest(path)).map(nameIn))
    expect(LAYERS[part]?.flatMap(layer => layer.split(' ')).sort()).toEqual([...found].sort())
  })

  test('go down the layers', () => {
    expect(ours.filter(edge => !isTest(edge.from) && !goesDown(edge)).map(describeEdge)).toEqual([])
  })

  test.each([
    ['up', 'server/operations/content/freeze-figures.ts', 'server/calls/stats/dropdowns.ts'],
    ['up from a file', 'server/context.ts', 'server/http/errors.ts'],
    ['up to a file', 'client/pages/news/pages.ts', 'client/routes.ts'],
    ['sideways', 'server/feeds/feeds.ts', 'server/sitemap/site-map.ts'],
    ['from an unknown folder', 'client/hooks/use-page.ts', 'client/app/page.ts'],
  ])('are caught when they go %s', (_, from, to) => {
    expect(goesDown({ from: `src/${from}`, to: `src/${to}` })).toBe(false)
  })

  test('form no cycles, counting types and dynamic imports', () => {
    expect(cyclesIn(ours)).toEqual([])
  })

  const edge = (from: string, to: string, kind: Edge['kind'] = 'value') => ({ from, to, kind, specifier: to })
  const client = 'src/client/pages/reading/pages.ts'

  test.each([
    ['of a folder that the table does not allow', isOutsideTable(MAY_IMPORT), 'src/domain/a.ts', 'src/db/b.ts'],
    ['of a contract', isContractValue(PLAIN_DATA), client, 'src/contract/index.ts'],
    ['of test support', isSupportInProduct, client, 'tests/support/site/site.ts'],
    ['of a sibling', isBetweenMembers('client/pages', REGISTRIES), client, 'src/client/pages/rating/pages.ts'],
  ])('%s are caught', (_, isBreach, from, to) => {
    expect(isBreach(edge(from, to))).toBe(true)
    expect(isBreach(edge(from, from))).toBe(false)
  })

  test('of packages and in a circle are caught', () => {
    expect(isPackageIn(PURE)({ ...edge('src/domain/a.ts', ''), to: null })).toBe(true)
    expect(isPackageIn(PURE)({ ...edge('src/domain/a.test.ts', ''), to: null })).toBe(false)
    expect(isContractValue(PLAIN_DATA)(edge(client, 'src/contract/index.ts', 'type'))).toBe(false)
    const circle = [edge('a', 'b'), edge('b', 'c'), edge('c', 'b')]
    expect(cyclesIn(circle)).toEqual(['b → c → b'])
    expect(cyclesIn(circle.slice(0, 2))).toEqual([])
  })
})

describe('files', () => {
  test('are named in kebab-case, migrations with a number and snake_case', () => {
    expect(FILES.filter(path => /^(src|tests|bench|scripts)\//.test(path) && isMisnamed(path))).toEqual([])
  })

  test('are in no catch-all folder', () => {
    expect(FILES.filter(isInCatchAll)).toEqual([])
  })

  test(`number at most ${MAX_FILES} per folder`, () => {
    const bounded = CODE.filter(path => path.slice(0, path.lastIndexOf('/')) !== MAY_BE_LARGE)
    expect(largeFolders(bounded, MAX_FILES)).toEqual([])
  })

  test('are not barrels; the contract table is the only index', () => {
    expect(CODE.filter(isIndex)).toEqual(['src/contract/index.ts'])
  })

  test('have no default exports', () => {
    const isConfig = (path: string) => path.endsWith('.config.ts')
    const code = FILES.filter(path => /\.(ts|tsx|mjs)$/.test(path) && !isConfig(path))
    expect(code.filter(path => hasDefaultExport(readText(path)))).toEqual([])
  })

  test(`have at most ${MAX_LINES} lines unless generated`, () => {
    const long = FILES.filter(path => /^(src|tests|bench|scripts)\/.*\.(ts|tsx|mjs|css|sql)$/.test(path))
      .filter(path => !path.includes('.generated.'))
      .map(path => ({ path, lines: linesIn(readText(path)) }))
      .filter(({ lines }) => lines > MAX_LINES)
    expect(long).toEqual([])
  })

  test('of migrations are numbered from 0001 without gaps', () => {
    const migrations = FILES.filter(path => path.startsWith('src/db/migrations/'))
    expect(migrations.length).toBeGreaterThan(0)
    expect(misnumbered(migrations)).toEqual([])
  })

  test('that break these rules are caught', () => {
    expect(['src/a/NewsCard.tsx', 'src/my_folder/a.ts', 'src/db/migrations/7_x.sql'].every(isMisnamed)).toBe(true)
    expect(['src/a/news-card.test.tsx', 'src/db/migrations/0007_x.sql'].some(isMisnamed)).toBe(false)
    expect(isInCatchAll('src/client/utils/a.ts')).toBe(true)
    expect(largeFolders(['src/a/1.ts', 'src/a/2.ts', 'src/b/1.ts'], 1)).toEqual(['src/a: 2'])
    expect(['src/a/index.ts', 'src/a/index.tsx'].every(isIndex)).toBe(true)
    expect(['export default 1', 'const a = 1\nexport { a as default }'].every(hasDefaultExport)).toBe(true)
    expect(linesIn(`${'a\n'.repeat(MAX_LINES)}a\n`)).toBe(MAX_LINES + 1)
    expect(misnumbered(['m/0001_a.sql', 'm/0003_b.sql'])).toEqual(['m/0003_b.sql'])
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
