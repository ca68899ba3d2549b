import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inverseCovers } from './inverse-covers.ts'

test('covers of different palettes keep their colours', () => {
  expect(inverseCovers([1, 2, 3, undefined, undefined, 1])).toEqual([false, false, false, false, false, false])
})

test('a neighbour of the same palette changes its colours, beside and below', () => {
  expect(inverseCovers([1, 1, 2])).toEqual([false, true, false])
  expect(inverseCovers([1, 2, 3, 1])).toEqual([false, false, false, true])
})

test('no two covers side by side look alike', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 })), palettes => {
      const inverse = inverseCovers(palettes)
      for (const [index, palette] of palettes.entries()) {
        if (index > 0 && palette === palettes[index - 1]) expect(inverse[index]).not.toBe(inverse[index - 1])
      }
    }),
  )
})
