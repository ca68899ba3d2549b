import { expect, test } from 'vitest'
import { readTerms, rememberTerm } from './read-terms.ts'

function memoryStore(kept: string | null = null) {
  const values = new Map(kept === null ? [] : [['readTerms', kept]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('a term is remembered once, and nothing but terms', () => {
  const store = memoryStore()
  for (const path of ['/abc/brif/', '/abc/smeta/', '/abc/brif/', '/abc/', '/news/item-1/']) rememberTerm(store, path)
  expect(readTerms(store)).toEqual(['/abc/smeta/', '/abc/brif/'])
})

test.each(['null', '{', '{"0":"/abc/brif/"}', '[1,null,"/abc/../","https://x.example/abc/brif/"]'])(
  'foreign data %s is nothing',
  text => {
    expect(readTerms(memoryStore(text))).toEqual([])
  },
)
