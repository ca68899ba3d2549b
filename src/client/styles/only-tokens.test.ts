import { expect, test } from 'vitest'

type FileSystem = {
  readFileSync(path: URL, encoding: 'utf8'): string
  readdirSync(path: URL, options: { recursive: true }): string[]
}

// The client has no Node types, and Vitest stubs imported stylesheets, hence getBuiltinModule.
declare const process: { getBuiltinModule(id: 'node:fs'): FileSystem }
const { readFileSync, readdirSync } = process.getBuiltinModule('node:fs')

const client = new URL('../', import.meta.url)
const sheets = readdirSync(client, { recursive: true })
  .filter(path => path.endsWith('.css') && !path.endsWith('tokens.css'))
  .map(path => ({ path, css: readFileSync(new URL(path.replaceAll('\\', '/'), client), 'utf8') }))

const definedIn = (css: string) => [...css.matchAll(/(?<![\w-])--[\w-]+(?=\s*:)/g)].map(([name]) => name)
const usedIn = (css: string) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

const tokens = new Set(definedIn(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')))

test('stylesheets and tokens are found', () => {
  expect(sheets.length).toBeGreaterThan(20)
  expect(tokens.size).toBeGreaterThan(60)
})

const ownColours = (css: string): string[] => css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi) ?? []
const undefinedIn = (css: string): string[] => {
  const known = new Set([...tokens, ...definedIn(css)])
  return usedIn(css).filter(name => !known.has(name))
}

test.each(sheets)('$path takes its colours from tokens', ({ css }) => {
  expect(ownColours(css)).toEqual([])
})

test.each(sheets)('$path uses only defined custom properties', ({ css }) => {
  expect(undefinedIn(css)).toEqual([])
})

test('a colour of its own and an unknown property are found out', () => {
  const css = '.a { --own: 1px; margin: var(--own); color: #fff; background: rgb(0 0 0); fill: var( --no-such, red) }'
  expect(ownColours(css)).toEqual(['#fff', 'rgb('])
  expect(undefinedIn(css)).toEqual(['--no-such'])
})
