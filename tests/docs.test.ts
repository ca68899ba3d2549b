import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { DOCUMENT_CHECKS, type Doc, SCRIPTS, unknownIn } from './support/files/document-checks.ts'
import { settingNames } from './support/files/setting-names.ts'
import { listFiles, readText } from './support/files/source-files.ts'

const MUST_EXIST = [
  'README.md',
  'ARCHITECTURE.md',
  'docs/glossary.md',
  'docs/operations/README.md',
  'docs/spec-map.md',
  'docs/tables.md',
  'docs/testing.md',
]

const DOCS: Doc[] = listFiles()
  .filter(path => path.endsWith('.md') && !path.startsWith('src/'))
  .map(path => ({ path, text: readText(path) }))
const textOf = (path: string): string => DOCS.find(doc => doc.path === path)?.text ?? ''

describe('documents', () => {
  test.each(MUST_EXIST)('%s exists and is not empty', path => {
    expect(textOf(path).length).toBeGreaterThan(500)
  })

  test.each(Object.entries(DOCUMENT_CHECKS))('name only %s that exist', (_, check) => {
    expect(check.named(DOCS).length).toBeGreaterThan(0)
    expect(unknownIn(check, DOCS)).toEqual([])
  })

  test.each(Object.entries(DOCUMENT_CHECKS))('that name others of %s are found out', (_, check) => {
    const [text, name] = check.breach
    expect(unknownIn(check, [{ path: 'docs/made-up.md', text }])).toEqual([`docs/made-up.md: ${name}`])
  })

  test('name every script of package.json', () => {
    const { 'npm scripts': scripts, 'npm commands': commands } = DOCUMENT_CHECKS
    const documented = [scripts, commands].flatMap(check => check?.named(DOCS) ?? []).map(({ text }) => text)
    expect(SCRIPTS.filter(name => !/^(pre|post)/.test(name) && !documented.includes(name))).toEqual([])
  })
})

describe('settings', () => {
  const rowsIn = (text: string) =>
    Array.from(text.matchAll(/^\| `([A-Z][A-Z_]+)` \| (.*?) \|/gm), ([, name = '', value = '']) => ({
      name,
      value: value.replaceAll('`', ''),
    }))
  const rows = rowsIn(textOf('README.md'))

  function wrongDefaults(listed: typeof rows): string[] {
    const config = new Map<string, unknown>(Object.entries(readConfig({})))
    const isWrong = ({ name, value }: (typeof rows)[number]) => {
      const key = name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      const actual = config.get(key)
      return value === '–' ? actual !== undefined : !String(actual).endsWith(value.replace('PORT', '3541'))
    }
    return listed.filter(isWrong).map(({ name }) => name)
  }

  test('are the same in the code and in README', () => {
    expect(settingNames().length).toBeGreaterThan(10)
    expect(rows.map(({ name }) => name).sort()).toEqual(settingNames().sort())
  })

  test('have the same defaults in README as in the code', () => {
    expect(wrongDefaults(rows)).toEqual([])
  })

  test('with another default in README are found out', () => {
    expect(wrongDefaults(rowsIn('| `PORT` | 3542 | x |\n| `HOST` | 0.0.0.0 | x |\n| `SEED` | – | x |'))).toEqual([
      'PORT',
      'SEED',
    ])
  })
})

describe('the specification map', () => {
  const sectionsIn = (text: string): number[] =>
    (text.match(/^## §.*$/gm) ?? []).flatMap(heading => {
      const [, first = 0, last = first] = /§(\d)(?:–(\d))?/.exec(heading)?.map(Number) ?? []
      return Array.from({ length: (last || first) - first + 1 }, (_, at) => first + at)
    })

  test('covers all nine sections', () => {
    expect(sectionsIn(textOf('docs/spec-map.md'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('without a section is found out', () => {
    expect(sectionsIn('## §1–3 One\n\n## §5 Five')).toEqual([1, 2, 3, 5])
  })
})
