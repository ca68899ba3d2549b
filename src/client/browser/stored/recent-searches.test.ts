import { expect, test } from 'vitest'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage
}

test('the last five searches are kept, newest first, without case-insensitive duplicates', () => {
  const storage = memory()
  for (const text of ['один', 'два', 'три', 'четыре', 'пять', ' Один ', 'шесть', '  ']) rememberSearch(storage, text)
  expect(readRecentSearches(storage)).toEqual(['шесть', 'Один', 'пять', 'четыре', 'три'])
})

test('the history can be cleared', () => {
  const storage = memory()
  rememberSearch(storage, 'один')
  forgetSearches(storage)
  expect(readRecentSearches(storage)).toEqual([])
})

test('malformed storage content is ignored', () => {
  const storage = memory()
  storage.setItem('recentSearches', '{"a":1}')
  expect(readRecentSearches(storage)).toEqual([])
  storage.setItem('recentSearches', '["да", 5, null]')
  expect(readRecentSearches(storage)).toEqual(['да'])
})
