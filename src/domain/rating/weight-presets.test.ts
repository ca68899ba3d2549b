import { expect, test } from 'vitest'
import { FACTORS } from './factors.ts'
import { WEIGHT_PRESETS } from './weight-presets.ts'

test.each(WEIGHT_PRESETS)('«$title» adds up to 100 and has weights of its own', ({ points }) => {
  expect(FACTORS.reduce((sum, factor) => sum + points[factor], 0)).toBe(100)
  const same = WEIGHT_PRESETS.filter(other => FACTORS.every(factor => other.points[factor] === points[factor]))
  expect(same).toHaveLength(1)
})
