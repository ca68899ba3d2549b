import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { COMMANDS } from '#cli/commands.ts'
import { listFiles, readText } from './support/files/source-files.ts'

// Lists that documents repeat from the code, each compared as a whole.

interface DocumentedList {
  title: string
  /** Finds one name of the list in its first group. */
  pattern: RegExp
  document: string
  real: readonly string[]
}

interface Rule {
  alert: string
}

const { scripts } = JSON.parse(readText('package.json')) as { scripts: { generate: string } }
const { groups } = parse(readText('deploy/prometheus/merilo-alerts.yml')) as { groups: { rules: Rule[] }[] }
const [, tables = ''] = /^export interface Tables \{\n(.*?)^\}/ms.exec(readText('src/db/tables.generated.ts')) ?? []
const rowOf = (command: string): string =>
  readText('README.md')
    .split('\n')
    .find(line => line.startsWith(`| \`${command}\``)) ?? ''

const LISTS: readonly DocumentedList[] = [
  {
    title: 'tables of docs/tables.md',
    pattern: /^\| `(\w+)` \|/gm,
    document: readText('docs/tables.md'),
    real: Array.from(tables.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => name),
  },
  {
    title: "the operator's commands of README",
    pattern: /(?<=commands: .*)\b([a-z]+)(?=,| \()/g,
    document: rowOf('npm run ops -- --help'),
    real: COMMANDS.map(({ name }) => name),
  },
  {
    title: 'generators of README',
    pattern: /`(generate-[\w-]+\.ts)`/g,
    document: rowOf('npm run generate'),
    real: Array.from(scripts.generate.matchAll(/scripts\/(\S+)/g), ([, name = '']) => name),
  },
  {
    title: 'tests of the whole and of styles in docs/testing.md',
    pattern: /`((?:tests|src\/client\/styles)\/[\w-]+\.test\.ts)`/g,
    document: readText('docs/testing.md'),
    real: [...listFiles('tests'), ...listFiles('src/client/styles')].filter(path =>
      /^(tests|src\/client\/styles)\/[^/]+\.test\.ts$/.test(path),
    ),
  },
  {
    title: 'alerts of the runbook',
    pattern: /^### (\w+)$/gm,
    document: readText('docs/operations/monitoring.md'),
    real: groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)),
  },
]

function differences({ pattern, document, real }: Omit<DocumentedList, 'title'>) {
  const named = Array.from(document.matchAll(pattern), ([, name = '']) => name)
  return {
    missing: real.filter(name => !named.includes(name)),
    unknown: named.filter(name => !real.includes(name)),
  }
}

describe.each(LISTS)('the $title', list => {
  test('are those of the code', () => {
    expect(list.real.length).toBeGreaterThan(3)
    expect(differences(list)).toEqual({ missing: [], unknown: [] })
  })

  test('are compared both ways', () => {
    const [first = '', ...others] = list.real
    expect(differences({ ...list, real: [...others, 'novel'] })).toEqual({ missing: ['novel'], unknown: [first] })
  })
})
