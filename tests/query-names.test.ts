import { expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'

/** The verbs of the glossary. */
const VERBS = (/^\| (get, [a-z, ]+) \|/m.exec(readText('docs/glossary.md'))?.[1] ?? '').split(', ')
const NAMED = new RegExp(`^(${VERBS.join('|')})[A-Z]`)

const PARAMS = String.raw`\(([^)]*)\)`
const FUNCTIONS = new RegExp(
  String.raw`^export (?:async )?function\*? (\w+)(?:<[^(]*>)?${PARAMS}` +
    String.raw`|^export const (\w+)[^=\n]* =\s*((?:(?:async )?${PARAMS}(?:: [^=]+?)? =>\s*)+)`,
  'gm',
)

/** Exported functions that are given a database; those that are not build fragments of SQL. */
const queriesIn = (text: string): string[] =>
  Array.from(text.matchAll(FUNCTIONS), ([, declared, params, assigned, chain]) => ({
    name: declared ?? assigned ?? '',
    params: params ?? chain ?? '',
  })).flatMap(({ name, params }) => (/: Db\b/.test(params) ? name : []))

const misnamed = (text: string) => queriesIn(text).filter(name => !NAMED.test(name))

test('the glossary has the verbs', () => {
  expect(VERBS).toEqual(expect.arrayContaining(['get', 'list', 'find', 'count', 'insert', 'update', 'delete']))
})

test('queries begin with a verb of the glossary', () => {
  const texts = listFiles('src/db/queries')
    .filter(path => !path.endsWith('.test.ts'))
    .map(readText)
  expect(texts.flatMap(queriesIn).length).toBeGreaterThan(200)
  expect(texts.flatMap(misnamed)).toEqual([])
})

test('other names are found in every way to write a function', () => {
  const text = [
    'export async function fetchAgency(db: Db, slug: string) {',
    'export async function* streamRows<T>(db: Db) {',
    'export async function saveRows(\n  db: Db,\n  rows: readonly Row[],\n): Promise<void> {',
    'export const rowsOf = (db: Db, day: string) =>',
    'export const partsOf =\n  (kind: string) =>\n  async (db: Db, size: number): Promise<Part[]> =>',
    'export async function getter(db: Db) {',
    'export async function getRow(db: Db) {',
    'export const among = (column: string) => sql``',
    'async function helper(db: Db) {',
  ].join('\n')
  expect(misnamed(text)).toEqual(['fetchAgency', 'streamRows', 'saveRows', 'rowsOf', 'partsOf', 'getter'])
})
