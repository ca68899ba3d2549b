import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleBest } from './single-best.ts'

const figures = (...numbers: number[]) => numbers.map(figure => ({ figure, text: figure.toFixed(1) }))

test('the best of three is the highest or the lowest, as the row says', () => {
  expect(singleBest(figures(4.1, 4.9, 4.5), 'high')).toBe('4.9')
  expect(singleBest(figures(4.1, 4.9, 4.5), 'low')).toBe('4.1')
})

test('two agencies have no superlative', () => {
  expect(singleBest(figures(4.1, 4.9), 'high')).toBeUndefined()
  expect(singleBest([], 'high')).toBeUndefined()
})

test('a tie has no leader, also when the figures differ only before rounding', () => {
  expect(singleBest(figures(4.9, 4.9, 4.1), 'high')).toBeUndefined()
  expect(singleBest(figures(4.91, 4.93, 4.1), 'high')).toBeUndefined()
})

test('a shared second place does not take the superlative away', () => {
  expect(singleBest(figures(4.9, 4.1, 4.1), 'high')).toBe('4.9')
})

test('exactly one figure has the text that is called best', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 5, noNaN: true }), { minLength: 3, maxLength: 5 }), numbers => {
      const all = figures(...numbers)
      const best = singleBest(all, 'high')
      if (best !== undefined) expect(all.filter(({ text }) => text === best)).toHaveLength(1)
    }),
  )
})
