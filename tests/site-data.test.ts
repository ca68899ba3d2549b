import { expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'

const SITE_DATA = /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore)\b/
const withoutComments = (text: string) => text.replace(/\/\*.*?\*\/|\/\/.*/gs, '')

test('one file of the client touches site data, which throws where it is blocked', () => {
  const code = listFiles('src/client').filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  const touching = code.filter(path => SITE_DATA.test(withoutComments(readText(path))))
  expect(touching).toEqual(['src/client/browser/stored/storage.ts'])
})
