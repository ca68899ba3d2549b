import { expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'

const SITE_DATA = /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore)\b/
const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '').replace(/\/\/.*/g, '')
const touches = (text: string) => SITE_DATA.test(withoutComments(text))

/** Site data throws where it is blocked. */
const ALLOWED = [
  'src/client/browser/stored/storage.ts',
  // Runs before the application and only asks whether there is any.
  'src/client/start.ts',
]

test('few files of the client touch site data', () => {
  const code = listFiles('src/client').filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  expect(code.filter(path => touches(readText(path)))).toEqual(ALLOWED)
})

test.each([
  ['const kept = localStorage.length', true],
  ['// A comment.\nconst kept = document.cookie', true],
  ['/* one */ indexedDB.open() /* two */', true],
  ['// Nothing in localStorage.\nconst kept = 1', false],
  ['/** Not\n * in sessionStorage. */\nconst kept = 1', false],
])('%j is code that touches it: %s', (text, isTouching) => {
  expect(touches(text)).toBe(isTouching)
})
