import { expect, test } from 'vitest'

type FileSystem = {
  readFileSync(path: URL, encoding: 'utf8'): string
  readdirSync(path: URL, options: { recursive: true }): string[]
}

// As in only-tokens.test.ts.
declare const process: { getBuiltinModule(id: 'node:fs'): FileSystem }
const { readFileSync, readdirSync } = process.getBuiltinModule('node:fs')

const client = new URL('../', import.meta.url)
const sheets = readdirSync(client, { recursive: true })
  .filter(path => path.endsWith('.css'))
  .map(path => ({ path, css: readFileSync(new URL(path.replaceAll('\\', '/'), client), 'utf8') }))

const tokens = sheets.find(({ path }) => path.endsWith('tokens.css'))?.css ?? ''
const breakpoints = Array.from(tokens.matchAll(/^ \* +([\d.]+em) +\d+ px/gm), ([, value = '']) => value)

/** Queries of the window's size other than for the five widths in their one notation. */
function strangersIn(css: string): string[] {
  const queries = Array.from(css.matchAll(/@media([^{]*)\{/g), ([, query = '']) => query.trim())
  return queries.filter(query => /width|height/.test(withoutKnown(query)))
}

function withoutKnown(query: string): string {
  return query.replace(
    /\((?:([\d.]+em) <= )?width (?:<|>=) ([\d.]+em)\)/g,
    (whole, from: string | undefined, to: string) =>
      [from ?? to, to].every(value => breakpoints.includes(value)) ? '' : whole,
  )
}

test('tokens.css names five breakpoints', () => {
  expect(breakpoints).toHaveLength(5)
})

test.each([
  '(width < 38em)',
  '(width < 600px)',
  '(max-width: 37.5em)',
  '(37.5em <= width < 48em)',
  '(height < 37.5em)',
])('%s is found', query => {
  expect(strangersIn(`@media screen and ${query} { a { color: red } }`)).toHaveLength(1)
})

test.each(sheets)('$path asks for the five widths only', ({ css }) => {
  expect(strangersIn(css)).toEqual([])
})
