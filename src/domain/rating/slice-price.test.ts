import { describe, expect, test } from 'vitest'
import { slicePrice } from './slice-price.ts'

const AGENCY = {
  servicePrices: { sites: 200_000, support: 40_000 },
  priceLines: [
    { service: 'sites', siteType: 'landing', from: 200_000 },
    { service: 'sites', siteType: 'shop', from: 900_000 },
    { service: 'sites', siteType: 'shop', from: 3_000_000 },
    { service: 'support', siteType: null, from: 40_000 },
  ],
}
const SITES = {
  service: 'sites',
  category: null,
  tier: '',
  tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
} as const
const priceIn = (slice: Partial<Parameters<typeof slicePrice>[1]>) => slicePrice(AGENCY, { ...SITES, ...slice })

describe('the price of a slice', () => {
  test('is that of its service', () => {
    expect(priceIn({})).toBe(200_000)
    expect(priceIn({ service: 'support' })).toBe(40_000)
    expect(priceIn({ service: 'crm' })).toBeNull()
  })

  test('does not depend on the industry', () => {
    expect(priceIn({ category: 'finance' })).toBe(200_000)
  })

  test('is that of its type of work, or none', () => {
    expect(priceIn({ category: 'shop' })).toBe(900_000)
    expect(priceIn({ category: 'promo' })).toBeNull()
  })

  test('is within its tier, or none', () => {
    expect(priceIn({ tier: 'low' })).toBe(200_000)
    expect(priceIn({ tier: 'middle' })).toBe(900_000)
    expect(priceIn({ tier: 'high' })).toBeNull()
    expect(priceIn({ tier: 'premium' })).toBe(3_000_000)
    expect(priceIn({ tier: 'low', category: 'shop' })).toBeNull()
  })
})
