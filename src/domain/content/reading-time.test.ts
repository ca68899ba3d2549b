import { expect, test } from 'vitest'
import { partsOf, readingMinutes } from './reading-time.ts'
import type { Block } from './tree.ts'

const words = (count: number): Block => ({ kind: 'paragraph', spans: [{ text: 'слово '.repeat(count) }] })
const part = (id: string): Block => ({ kind: 'heading', level: 2, id, text: id })

test('a text takes at least a minute', () => {
  expect(readingMinutes([words(5)])).toBe(1)
  expect(readingMinutes([words(850)])).toBe(5)
})

test('each part starts at the minute a reader reaches it', () => {
  const blocks = [
    part('a'),
    words(340),
    part('b'),
    { kind: 'heading', level: 3, id: 'c', text: 'c' } as const,
    words(510),
    part('d'),
  ]
  expect(partsOf(blocks).map(({ id, minute }) => `${id} ${minute}`)).toEqual(['a 0', 'b 2', 'd 5'])
})
