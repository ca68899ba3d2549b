import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OWN_MARKS } from '#domain/rating/own-marks.ts'
import { nearestWeights } from '#ranking/own/own-weights.ts'
import { choiceSearch, readChoice } from './choice.ts'

const OFFICIAL = [35, 30, 15, 10, 5, 5]

const anyChoice = fc.record({
  weights: fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }).map(numbers => nearestWeights(numbers, OFFICIAL)),
  marks: fc.subarray([...OWN_MARKS]),
  isAll: fc.boolean(),
})

test('a choice round-trips through its link, with the filters of the page', () => {
  fc.assert(
    fc.property(anyChoice, choice => {
      const search = choiceSearch(choice, OFFICIAL, new URLSearchParams('cities=3&utm_source=mail'), 400_000)
      const query = new URLSearchParams(search)
      expect(readChoice(query, OFFICIAL)).toEqual(choice)
      expect([query.get('cities'), query.get('budget'), query.get('utm_source')]).toEqual(['3', '400000', null])
    }),
  )
})

test('the weights of the method need no address', () => {
  const choice = { weights: OFFICIAL, marks: [], isAll: false }
  expect(choiceSearch(choice, OFFICIAL, new URLSearchParams('w=25-40-15-10-0-10'))).toBe('')
})

test('a link with bad weights is read as the nearest good ones', () => {
  expect(readChoice(new URLSearchParams('w=1-1-0-0-0-0&reply=yes'), OFFICIAL)).toEqual({
    weights: [50, 50, 0, 0, 0, 0],
    marks: [],
    isAll: false,
  })
})
