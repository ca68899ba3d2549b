import { expect, test } from 'vitest'
import { answersOfNeed } from './need-answers.ts'
import { priceBasis } from './price-basis.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const PORTAL = { service: 'portals', answers: { region: 'novosibirsk' } } as const

test('a median of the calculator leads to the statistics of the same rating and region', () => {
  const { text, other } = priceBasis('deals', 21, PORTAL)
  expect(plain(text)).toBe('21 проект за три года, в нынешних ценах')
  expect(other.path).toBe('/digital-stats/prices/?chart=median-budget&region=novosibirsk&rating=corporate')
})

test.each(['quarter', 'counted'] as const)('a median of the definition «%s» leads to the calculator', definition => {
  const { text, other } = priceBasis(definition, 5, PORTAL)
  expect(plain(text)).toMatch(/^5 проектов .+, как уплачены$/)
  expect(other.path).toBe('/calculator/portals/?region=novosibirsk')
})

test('a need asks the calculator what it knows: kind, trade, system, place and tier', () => {
  expect(answersOfNeed({ rating: 'digital-agencies', product: 'shop', city: 'kazan', budget: 1_500_000 })).toEqual({
    type: 'shop',
    region: 'kazan',
  })
  expect(answersOfNeed({ rating: 'apps', platform: 'ios', district: 'volga', tier: 'low' })).toEqual({
    region: 'volga',
    tier: 'low',
  })
})
