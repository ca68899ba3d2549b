import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { listFiles, ROOT, readText } from './support/files/source-files.ts'

const MUST_EXIST = ['README.md', 'ARCHITECTURE.md', 'docs/spec-map.md', 'docs/operations.md']
const MAX_DECISION_LINES = 20
/** Built-in npm commands; all others are scripts of package.json. */
const NPM_COMMANDS = ['ci', 'install', 'audit']
/** Generated, so not always present. */
const GENERATED = ['.data', '.cache', 'dist', 'node_modules', 'coverage']
/** Files that docs/extending.md tells the reader to create. */
const TO_CREATE = Array.from(readText('docs/extending.md').matchAll(/^New file `([^`]+)`/gm), ([, path = '']) => path)
/** Set by our scripts, not by the operator. */
const INTERNAL_VARIABLES = ['NODE_ENV']

const FILES = listFiles()
const FOLDERS = new Set(
  FILES.flatMap(path =>
    path
      .split('/')
      .slice(0, -1)
      .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
  ),
)
const TOP_FOLDERS = new Set([...FOLDERS].filter(path => !path.includes('/')))
const NAMES = new Set(FILES.map(path => posix.basename(path)))
const DOCS = FILES.filter(path => path.endsWith('.md') && !path.startsWith('src/'))

const textOf = (path: string): string => {
  if (!existsSync(join(ROOT, path))) throw new Error(`${path} is missing: the project is not documented without it`)
  return readText(path)
}

interface Mention {
  doc: string
  text: string
}

/** All inline code and lines of code blocks. */
const CODE: Mention[] = DOCS.flatMap(doc => {
  const text = textOf(doc)
  const blocks = Array.from(text.matchAll(/^```\w*\n(.*?)^```/gms), ([, block = '']) => block.split('\n')).flat()
  const inline = Array.from(text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
  return [...blocks, ...inline].map(code => ({ doc, text: code }))
})

const format = ({ doc, text }: Mention) => `${doc}: ${text}`

/** Paths in a piece of code: words that start with a top-level folder or look like a file name. */
function pathsIn(code: string): string[] {
  return code
    .split(/[\s,;()'"=|]+/)
    .map(word => word.replace(/^\.\/|[.:]$/g, ''))
    .filter(word => !/^[\w+]+:\/\/|^[/#@-]|^\*/.test(word))
    .filter(word =>
      TOP_FOLDERS.has(word.split('/')[0] ?? '')
        ? word.includes('/')
        : /^[\w.<>{}*-]+\.(tsx?|mjs|md|json|sql|css)$/.test(word),
    )
}

/** `<name>` and `*` match any word, `NNNN` a number. */
function exists(path: string): boolean {
  const clean = path.replace(/\/$/, '')
  if (GENERATED.includes(clean.split('/')[0] ?? '') || TO_CREATE.includes(clean)) return true
  if (!/[<*]|NNNN/.test(clean)) return existsSync(join(ROOT, clean)) || (!clean.includes('/') && NAMES.has(clean))
  const pattern = clean
    .replace(/[.+?^$()[\]\\]/g, '\\$&')
    .replace(/NNNN_\w+/, '\\d{4}_\\w+')
    .replaceAll('**', '.+')
    .replace(/<[^>]+>|\*/g, '[^/]+')
  const fullPath = new RegExp(clean.includes('/') ? `^${pattern}$` : `(^|/)${pattern}$`)
  return [...FILES, ...FOLDERS].some(known => fullPath.test(known))
}

describe('documents', () => {
  test.each(MUST_EXIST)('%s exists and is not empty', path => {
    expect(textOf(path).length).toBeGreaterThan(500)
  })

  test('name only paths that exist', () => {
    const named = CODE.flatMap(({ doc, text }) => pathsIn(text).map(path => ({ doc, text: path })))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ text }) => !exists(text)).map(format)).toEqual([])
  })

  test('link only to files that exist', () => {
    const links = DOCS.flatMap(doc =>
      Array.from(textOf(doc).matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, text = '']) => ({ doc, text })),
    ).filter(({ text }) => !/^\w+:/.test(text))
    expect(links.filter(({ doc, text }) => !existsSync(join(ROOT, posix.dirname(doc), text))).map(format)).toEqual([])
  })

  test('name only npm commands that exist', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }
    const named = CODE.flatMap(({ doc, text }) =>
      Array.from(text.matchAll(/\bnpm (run )?([\w:-]+)/g), ([, run, name = '']) => ({ doc, text: name, run })),
    )
    expect(named.length).toBeGreaterThan(5)
    const unknown = named.filter(({ text, run }) => !(text in scripts) && (run || !NPM_COMMANDS.includes(text)))
    expect(unknown.map(format)).toEqual([])
    const documented = new Set(named.map(({ text }) => text))
    expect(Object.keys(scripts).filter(name => !/^(pre|post)/.test(name) && !documented.has(name))).toEqual([])
  })

  test('name only operator commands and test projects that exist', () => {
    const parts = readText('vitest.config.ts')
    const unknown = CODE.filter(({ text }) => {
      const command = /npm run ops -- (\w[\w-]*)/.exec(text)?.[1]
      const project = /--project ([\w-]+)/.exec(text)?.[1]
      return (
        (command && !exists(`src/cli/commands/${command}.ts`)) || (project && !parts.includes(`name: '${project}'`))
      )
    })
    expect(unknown.map(format)).toEqual([])
  })

  test('name only tables that exist', () => {
    const sql = FILES.filter(path => path.endsWith('.sql'))
      .map(readText)
      .join('\n')
    const named = DOCS.flatMap(doc =>
      Array.from(textOf(doc).matchAll(/\btables?((?:(?:,| and)? `\w+`)+)/gi), ([, list = '']) => list)
        .flatMap(list => Array.from(list.matchAll(/`(\w+)`/g), ([, table = '']) => table))
        .map(text => ({ doc, text })),
    )
    expect(named.filter(({ text }) => !new RegExp(`create table ${text}\\b`, 'i').test(sql)).map(format)).toEqual([])
  })
})

describe('settings', () => {
  const inCode = new Set(
    Array.from(readText('src/server/config.ts').matchAll(/\benv(?:, '|\.)([A-Z][A-Z_]+)/g), ([, name = '']) => name),
  )
  const rows = Array.from(
    textOf('README.md').matchAll(/^\| `([A-Z][A-Z_]+)` \| (.*?) \|/gm),
    ([, name = '', value = '']) => ({ name, value: value.replaceAll('`', '') }),
  )

  test('are the same in the code and in README', () => {
    const settings = [...inCode].filter(name => !INTERNAL_VARIABLES.includes(name))
    expect(settings.length).toBeGreaterThan(10)
    expect(rows.map(({ name }) => name).sort()).toEqual(settings.sort())
  })

  test('have the same defaults in README as in the code', () => {
    const config = new Map<string, unknown>(Object.entries(readConfig({})))
    const wrong = rows.filter(({ name, value }) => {
      const key = name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      const actual = config.get(key)
      return value === '–' ? actual !== undefined : !String(actual).endsWith(value.replace('PORT', '3541'))
    })
    expect(wrong).toEqual([])
  })

  test('named in the documents are used somewhere', () => {
    const sources = FILES.filter(path => /^(src|scripts|tests|bench)\/.*\.(ts|mjs)$/.test(path))
      .filter(path => path !== 'tests/docs.test.ts')
      .map(readText)
      .join('\n')
    const named = CODE.flatMap(({ doc, text }) =>
      Array.from(text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g), ([name]) => ({ doc, text: name })),
    )
    expect(named.filter(({ text }) => !new RegExp(`\\b${text}\\b`).test(sources)).map(format)).toEqual([])
  })
})

describe('decisions', () => {
  const decisions = FILES.filter(path => path.startsWith('docs/decisions/'))

  test('are numbered from 0001 without gaps, in file names and titles', () => {
    expect(decisions.length).toBeGreaterThan(0)
    for (const [index, path] of decisions.entries()) {
      expect(posix.basename(path)).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/)
      expect([path, Number(posix.basename(path).slice(0, 4))]).toEqual([path, index + 1])
      expect([path, Number(/^# (\d+)\. \S/.exec(textOf(path))?.[1])]).toEqual([path, index + 1])
    }
  })

  test(`have at most ${MAX_DECISION_LINES} lines`, () => {
    expect(decisions.filter(path => textOf(path).trimEnd().split('\n').length > MAX_DECISION_LINES)).toEqual([])
  })
})

test('the specification map covers all nine sections', () => {
  const headings = textOf('docs/spec-map.md').match(/^## §.*$/gm) ?? []
  const sections = headings.flatMap(heading => {
    const [, first = 0, last = first] = /§(\d)(?:–(\d))?/.exec(heading)?.map(Number) ?? []
    return Array.from({ length: (last || first) - first + 1 }, (_, at) => first + at)
  })
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
