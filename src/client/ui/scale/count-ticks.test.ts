import { expect, test } from 'vitest'
import { countTicks } from './count-ticks.ts'

const labels = (greatest: number) => countTicks(greatest).ticks.map(({ label }) => label)

test('counts run from zero to a round number that holds the greatest', () => {
  expect(labels(1)).toEqual(['0', '1'])
  expect(labels(28)).toEqual(['0', '10', '20', '30'])
  expect(labels(104)).toEqual(['0', '50', '100', '150'])
  expect(countTicks(104).end).toBe(150)
  expect(countTicks(28).ticks.at(-1)?.at).toBe(1)
})
