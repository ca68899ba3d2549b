import { expect, test } from 'vitest'
import { linearScale, shareAxis, shareTicks } from './share-scale.ts'

test.each([
  [0.003, [0, 0.01]],
  [0.034, [0, 0.01, 0.02, 0.03, 0.04]],
  [0.31, [0, 0.1, 0.2, 0.3, 0.4]],
  [0.4, [0, 0.1, 0.2, 0.3, 0.4]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
])('ticks for %f are round and reach it', (largest, ticks) => {
  expect(shareTicks(largest)).toEqual(ticks)
})

test('a scale maps values to the whole range, also inverted', () => {
  const y = linearScale(0.4, { from: 200, to: 20 })
  expect([0, 0.1, 0.4].map(y)).toEqual([200, 155, 20])
})

test('the axis of shares ends at its last tick', () => {
  const axis = shareAxis(shareTicks(0.453))
  expect(axis.at(-1)?.at).toBe(1)
  expect(axis.map(({ label }) => label?.replace('\u00a0', ' '))).toEqual(['0', '20', '40', '60 %'])
})

test('of five ticks every other one has a label, the last among them', () => {
  expect(shareAxis(shareTicks(0.7)).map(({ label }) => label?.replace('\u00a0', ' '))).toEqual(
    expect.arrayContaining(['0', undefined, '80 %']),
  )
})
