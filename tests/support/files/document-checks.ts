import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { COMMANDS } from '#cli/commands.ts'
import { listFiles, ROOT, readText } from './source-files.ts'

export interface Doc {
  path: string
  text: string
}

interface Mention {
  doc: string
  text: string
}

/** Built-in npm commands; all others are scripts of package.json. */
const NPM_COMMANDS = ['ci', 'install', 'audit']
/** Generated, so not always present. */
const GENERATED = ['.data', '.cache', 'dist', 'node_modules', 'coverage']
/** Files that docs/extending.md tells the reader to create. */
const TO_CREATE = Array.from(readText('docs/extending.md').matchAll(/^New file `([^`]+)`/gm), ([, path = '']) => path)

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
export const SCRIPTS = Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts)

/** All inline code and lines of code blocks. */
const codeIn = (docs: readonly Doc[]): Mention[] =>
  docs.flatMap(({ path, text }) => {
    const blocks = Array.from(text.matchAll(/^```\w*\n(.*?)^```/gms), ([, block = '']) => block.split('\n')).flat()
    const inline = Array.from(text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
    return [...blocks, ...inline].map(code => ({ doc: path, text: code }))
  })

/** The first group of every match, in the code or in the whole text. */
const inCode = (docs: readonly Doc[], pattern: RegExp): Mention[] =>
  codeIn(docs).flatMap(({ doc, text }) =>
    Array.from(text.matchAll(pattern), ([, found = '']) => ({ doc, text: found })),
  )
const inText = (docs: readonly Doc[], pattern: RegExp): Mention[] =>
  docs.flatMap(({ path, text }) => Array.from(text.matchAll(pattern), ([, found = '']) => ({ doc: path, text: found })))

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
  if (GENERATED.includes(clean.split('/')[0] ?? '') || TO_CREATE.some(created => created.endsWith(clean))) return true
  if (!/[<*]|NNNN/.test(clean)) return existsSync(join(ROOT, clean)) || (!clean.includes('/') && NAMES.has(clean))
  const pattern = clean
    .replace(/[.+?^$()[\]\\]/g, '\\$&')
    .replace(/NNNN_\w+/, '\\d{4}_\\w+')
    .replaceAll('**', '.+')
    .replace(/<[^>]+>|\*/g, '[^/]+')
  const fullPath = new RegExp(clean.includes('/') ? `^${pattern}$` : `(^|/)${pattern}$`)
  return [...FILES, ...FOLDERS].some(known => fullPath.test(known))
}

const joined = (isWanted: (path: string) => boolean): string => FILES.filter(isWanted).map(readText).join('\n')
const SQL = joined(path => path.endsWith('.sql'))
/** Without this file, whose made-up setting would count as used. */
const SOURCES = joined(
  path => /^(src|scripts|tests|bench)\/.*\.(ts|mjs)$/.test(path) && join(ROOT, path) !== import.meta.filename,
)

interface DocumentCheck {
  /** Everything of this kind that the documents name, as it is written there. */
  named: (docs: readonly Doc[]) => Mention[]
  isKnown: (mention: Mention) => boolean
  /** A document that names what does not exist, and that name. */
  breach: readonly [text: string, name: string]
}

/** Things that documents name and that must exist, by kind. */
export const DOCUMENT_CHECKS: Record<string, DocumentCheck> = {
  paths: {
    named: docs => codeIn(docs).flatMap(({ doc, text }) => pathsIn(text).map(path => ({ doc, text: path }))),
    isKnown: ({ text }) => exists(text),
    breach: ['See `src/domain/paths/paths.ts` and `src/domain/no-such.ts`.', 'src/domain/no-such.ts'],
  },
  links: {
    named: docs => inText(docs, /\]\(([^)#\s]+)[^)]*\)/g).filter(({ text }) => !/^\w+:/.test(text)),
    isKnown: ({ doc, text }) => existsSync(join(ROOT, posix.dirname(doc), text)),
    breach: ['[Here](../README.md), [there](no-such.md).', 'no-such.md'],
  },
  'npm scripts': {
    named: docs => inCode(docs, /\bnpm run ([\w:-]+)/g),
    isKnown: ({ text }) => SCRIPTS.includes(text),
    breach: ['```sh\nnpm run build\nnpm run no-such\n```\n', 'no-such'],
  },
  'npm commands': {
    named: docs => inCode(docs, /\bnpm (?!run )([\w:-]+)/g),
    isKnown: ({ text }) => SCRIPTS.includes(text) || NPM_COMMANDS.includes(text),
    breach: ['`npm start`, `npm no-such`', 'no-such'],
  },
  'operator commands': {
    named: docs => inCode(docs, /npm run ops -- (\w[\w-]*)/g),
    isKnown: ({ text }) => COMMANDS.some(({ name }) => name === text),
    breach: ['`npm run ops -- backup`, `npm run ops -- no-such`', 'no-such'],
  },
  'test projects': {
    named: docs => inCode(docs, /--project ([\w-]+)/g),
    isKnown: ({ text }) => readText('vitest.config.ts').includes(`name: '${text}'`),
    breach: ['`npm test -- --project unit`, `--project no-such`', 'no-such'],
  },
  tables: {
    named: docs =>
      inText(docs, /\btables?((?:(?:,| and)? `\w+`)+)/gi).flatMap(({ doc, text }) =>
        Array.from(text.matchAll(/`(\w+)`/g), ([, table = '']) => ({ doc, text: table })),
      ),
    isKnown: ({ text }) => new RegExp(`create table ${text}\\b`, 'i').test(SQL),
    breach: ['Rows of tables `agency` and `no_such`.', 'no_such'],
  },
  settings: {
    named: docs => inCode(docs, /\b([A-Z]+(?:_[A-Z]+)+)\b/g),
    isKnown: ({ text }) => new RegExp(`\\b${text}\\b`).test(SOURCES),
    breach: ['`SITE_URL`, `NO_SUCH_SETTING`', 'NO_SUCH_SETTING'],
  },
}

export const unknownIn = ({ named, isKnown }: DocumentCheck, docs: readonly Doc[]): string[] =>
  named(docs)
    .filter(mention => !isKnown(mention))
    .map(({ doc, text }) => `${doc}: ${text}`)
