import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { listFiles, ROOT, readText } from './support/files/source-files.ts'

const MUST_EXIST = ['README.md', 'ARCHITECTURE.md', 'docs/spec-map.md', 'docs/operations.md']
const MAX_DECISION_LINES = 20
/** Commands of npm itself; all others are scripts of package.json. */
const OWN_COMMANDS = ['ci', 'install', 'audit']
/** Made by commands, so not always there. */
const MADE = ['.data', '.cache', 'dist', 'node_modules', 'coverage']
/** Files that docs/extending.md tells the reader to create. */
const TO_CREATE = Array.from(readText('docs/extending.md').matchAll(/^New file `([^`]+)`/gm), ([, path = '']) => path)
/** Set by our own scripts, no settings of the operator. */
const NO_SETTINGS = ['NODE_ENV']

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

interface Said {
  doc: string
  text: string
}

/** Everything that stands in backticks or in a block of code. */
const CODE: Said[] = DOCS.flatMap(doc => {
  const text = textOf(doc)
  const blocks = Array.from(text.matchAll(/^```\w*\n(.*?)^```/gms), ([, block = '']) => block.split('\n')).flat()
  const inline = Array.from(text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
  return [...blocks, ...inline].map(said => ({ doc, text: said }))
})

const tell = ({ doc, text }: Said) => `${doc}: ${text}`

/** Paths among the words of a piece of code: what begins with a folder of ours, or is named like a file. */
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

/** `<name>` and `*` stand for any word, `NNNN` for a number. */
function exists(path: string): boolean {
  const clean = path.replace(/\/$/, '')
  if (MADE.includes(clean.split('/')[0] ?? '') || TO_CREATE.includes(clean)) return true
  if (!/[<*]|NNNN/.test(clean)) return existsSync(join(ROOT, clean)) || (!clean.includes('/') && NAMES.has(clean))
  const pattern = clean
    .replace(/[.+?^$()[\]\\]/g, '\\$&')
    .replace(/NNNN_\w+/, '\\d{4}_\\w+')
    .replaceAll('**', '.+')
    .replace(/<[^>]+>|\*/g, '[^/]+')
  const whole = new RegExp(clean.includes('/') ? `^${pattern}$` : `(^|/)${pattern}$`)
  return [...FILES, ...FOLDERS].some(known => whole.test(known))
}

describe('the documents', () => {
  test.each(MUST_EXIST)('%s is there and says something', path => {
    expect(textOf(path).length).toBeGreaterThan(500)
  })

  test('name only paths that exist', () => {
    const named = CODE.flatMap(({ doc, text }) => pathsIn(text).map(path => ({ doc, text: path })))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ text }) => !exists(text)).map(tell)).toEqual([])
  })

  test('link only to what exists', () => {
    const links = DOCS.flatMap(doc =>
      Array.from(textOf(doc).matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, text = '']) => ({ doc, text })),
    ).filter(({ text }) => !/^\w+:/.test(text))
    expect(links.filter(({ doc, text }) => !existsSync(join(ROOT, posix.dirname(doc), text))).map(tell)).toEqual([])
  })

  test('name only commands that exist', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }
    const named = CODE.flatMap(({ doc, text }) =>
      Array.from(text.matchAll(/\bnpm (run )?([\w:-]+)/g), ([, run, name = '']) => ({ doc, text: name, run })),
    )
    expect(named.length).toBeGreaterThan(5)
    const unknown = named.filter(({ text, run }) => !(text in scripts) && (run || !OWN_COMMANDS.includes(text)))
    expect(unknown.map(tell)).toEqual([])
    const documented = new Set(named.map(({ text }) => text))
    expect(Object.keys(scripts).filter(name => !/^(pre|post)/.test(name) && !documented.has(name))).toEqual([])
  })

  test('name only commands of the operator and parts of the tests that exist', () => {
    const parts = readText('vitest.config.ts')
    const unknown = CODE.filter(({ text }) => {
      const command = /npm run ops -- (\w[\w-]*)/.exec(text)?.[1]
      const project = /--project ([\w-]+)/.exec(text)?.[1]
      return (
        (command && !exists(`src/cli/commands/${command}.ts`)) || (project && !parts.includes(`name: '${project}'`))
      )
    })
    expect(unknown.map(tell)).toEqual([])
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
    expect(named.filter(({ text }) => !new RegExp(`create table ${text}\\b`, 'i').test(sql)).map(tell)).toEqual([])
  })
})

describe('the settings', () => {
  const inCode = new Set(
    Array.from(readText('src/server/config.ts').matchAll(/\benv(?:, '|\.)([A-Z][A-Z_]+)/g), ([, name = '']) => name),
  )
  const rows = Array.from(
    textOf('README.md').matchAll(/^\| `([A-Z][A-Z_]+)` \| (.*?) \|/gm),
    ([, name = '', value = '']) => ({ name, value: value.replaceAll('`', '') }),
  )

  test('of the code and of README are the same', () => {
    const settings = [...inCode].filter(name => !NO_SETTINGS.includes(name))
    expect(settings.length).toBeGreaterThan(10)
    expect(rows.map(({ name }) => name).sort()).toEqual(settings.sort())
  })

  test('have in README the defaults they have in the code', () => {
    const config = new Map<string, unknown>(Object.entries(readConfig({})))
    const wrong = rows.filter(({ name, value }) => {
      const key = name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      const actual = config.get(key)
      return value === '–' ? actual !== undefined : !String(actual).endsWith(value.replace('PORT', '3541'))
    })
    expect(wrong).toEqual([])
  })

  test('named anywhere in the documents are read somewhere', () => {
    const sources = FILES.filter(path => /^(src|scripts|tests|bench)\/.*\.(ts|mjs)$/.test(path))
      .filter(path => path !== 'tests/docs.test.ts')
      .map(readText)
      .join('\n')
    const named = CODE.flatMap(({ doc, text }) =>
      Array.from(text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g), ([name]) => ({ doc, text: name })),
    )
    expect(named.filter(({ text }) => !new RegExp(`\\b${text}\\b`).test(sources)).map(tell)).toEqual([])
  })
})

describe('decisions', () => {
  const decisions = FILES.filter(path => path.startsWith('docs/decisions/'))

  test('are numbered from 0001 without a gap, in the name and in the title', () => {
    expect(decisions.length).toBeGreaterThan(0)
    for (const [index, path] of decisions.entries()) {
      expect(posix.basename(path)).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/)
      expect([path, Number(posix.basename(path).slice(0, 4))]).toEqual([path, index + 1])
      expect([path, Number(/^# (\d+)\. \S/.exec(textOf(path))?.[1])]).toEqual([path, index + 1])
    }
  })

  test(`are at most ${MAX_DECISION_LINES} lines`, () => {
    expect(decisions.filter(path => textOf(path).trimEnd().split('\n').length > MAX_DECISION_LINES)).toEqual([])
  })
})

test('the map of the specification has a place for each of its nine sections', () => {
  const headings = textOf('docs/spec-map.md').match(/^## §.*$/gm) ?? []
  const sections = headings.flatMap(heading => {
    const [, first = 0, last = first] = /§(\d)(?:–(\d))?/.exec(heading)?.map(Number) ?? []
    return Array.from({ length: (last || first) - first + 1 }, (_, at) => first + at)
  })
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
