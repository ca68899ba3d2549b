import { expect, test } from 'vitest'
import { repeatedShare, sentenceCounts } from './support/text/repeats.ts'

test('only runs of words that stand twice count as repeated', () => {
  expect(repeatedShare(['один два три', 'четыре пять шесть'], 2)).toBe(0)
  expect(repeatedShare(['Один, два — три.', 'один два пять'], 2)).toBe(0.5)
  expect(repeatedShare(['короче'], 2)).toBe(0)
})

test('sentences are counted over all texts', () => {
  expect(sentenceCounts(['Да. Нет!', 'Да.'])).toEqual([
    ['Да.', 2],
    ['Нет!', 1],
  ])
})
