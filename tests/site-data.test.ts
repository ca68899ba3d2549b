import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'

const STORES = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'])

/** Reads the syntax tree: comments and sentences only speak of site data. */
function touches(path: string, text: string): boolean {
  const visit = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false
    const { type, name, value, object, property } = node as Syntax
    // A store may be asked for by its name: `window['localStorage']`.
    if (STORES.has((type === 'Identifier' ? name : type === 'Literal' ? value : '') ?? '')) return true
    if (object?.name === 'document' && property?.name === 'cookie') return true
    return Object.values(node).some(visit)
  }
  return visit(parseSync(path, text).program)
}

interface Syntax {
  type?: string
  name?: string
  value?: string
  object?: Syntax
  property?: Syntax
}

/** Site data throws where it is blocked. */
const ALLOWED = ['src/client/browser/stored/storage.ts']

test('one file of the client touches site data', () => {
  const code = listFiles('src/client').filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  expect(code.filter(path => touches(path, readText(path)))).toEqual(ALLOWED)
})

test.each([
  ['const kept = localStorage.length', true],
  ['// A comment.\nconst kept = document.cookie', true],
  ['/* one */ indexedDB.open() /* two */', true],
  ["const site = 'https://merilo.example/'; sessionStorage.clear()", true],
  ["const kept = window['localStorage']", true],
  ['const text = `//` + document.cookie', true],
  ["const open = (name: 'localStorage') => window[name]", true],
  ['const quote = /["\'`]/; cookieStore.get(quote)', true],
  ['// Nothing in localStorage.\nconst kept = 1', false],
  ['/** Not\n * in sessionStorage. */\nconst kept = 1', false],
  ["const text = 'document.cookie and localStorage'", false],
  ['const cookie = request.cookie', false],
])('%j is code that touches it: %s', (text, isTouching) => {
  expect(touches('kept.ts', text)).toBe(isTouching)
})
