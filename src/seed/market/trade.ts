import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'

/** Budgets are those of an average agency in Moscow, per project or per month. */
type ServiceTrade = {
  share: number
  budget: number
  spread: number
  months: readonly [from: number, to: number]
  hasSystem: number
  neighbours: readonly (readonly [ServiceSlug, number])[]
}

export const TRADE: Record<ServiceSlug, ServiceTrade> = {
  sites: {
    share: 44,
    budget: 850_000,
    spread: 0.5,
    months: [2, 8],
    hasSystem: 1,
    neighbours: [
      ['support', 8],
      ['seo-context', 5],
      ['branding', 3],
      ['apps', 3],
      ['portals', 2],
      ['crm', 2],
    ],
  },
  'seo-context': {
    share: 17,
    budget: 95_000,
    spread: 0.45,
    months: [6, 24],
    hasSystem: 0.7,
    neighbours: [
      ['performance', 6],
      ['sites', 5],
      ['support', 3],
    ],
  },
  performance: {
    share: 9,
    budget: 330_000,
    spread: 0.55,
    months: [4, 18],
    hasSystem: 0.4,
    neighbours: [
      ['seo-context', 7],
      ['branding', 2],
      ['sites', 2],
    ],
  },
  branding: {
    share: 8,
    budget: 850_000,
    spread: 0.55,
    months: [1, 6],
    hasSystem: 0,
    neighbours: [
      ['sites', 6],
      ['performance', 2],
    ],
  },
  portals: {
    share: 5,
    budget: 2_900_000,
    spread: 0.5,
    months: [4, 14],
    hasSystem: 1,
    neighbours: [
      ['sites', 5],
      ['support', 4],
      ['crm', 3],
    ],
  },
  crm: {
    share: 7,
    budget: 720_000,
    spread: 0.55,
    months: [1, 7],
    hasSystem: 0,
    neighbours: [
      ['portals', 4],
      ['sites', 3],
      ['support', 2],
    ],
  },
  support: {
    share: 4,
    budget: 85_000,
    spread: 0.5,
    months: [6, 30],
    hasSystem: 1,
    neighbours: [
      ['sites', 8],
      ['seo-context', 3],
    ],
  },
  apps: {
    share: 7,
    budget: 2_700_000,
    spread: 0.5,
    months: [3, 11],
    hasSystem: 0,
    neighbours: [
      ['sites', 4],
      ['portals', 3],
      ['support', 2],
    ],
  },
}

/** Shares of site types and their price relative to the average site. */
export const SITE_TYPE_MIX: readonly (readonly [slug: string, share: number, price: number])[] = [
  ['corporative', 34, 0.85],
  ['shop', 26, 1.35],
  ['landing', 13, 0.32],
  ['catalogs', 11, 0.9],
  ['portal', 9, 2.1],
  ['promo', 7, 0.6],
]

export const BRANDING_MIX: readonly (readonly [slug: string, share: number, price: number])[] = [
  ['turnkey-branding', 38, 1.35],
  ['logo', 28, 0.5],
  ['naming', 18, 0.55],
  ['positioning', 16, 0.9],
]

export const INDUSTRY_MIX: readonly (readonly [slug: string, share: number])[] = [
  ['industry', 12],
  ['trade', 10],
  ['e-commerce', 9],
  ['medicine', 9],
  ['construction', 9],
  ['real-estate', 8],
  ['services', 8],
  ['finance', 7],
  ['training', 6],
  ['food', 6],
  ['soft', 6],
  ['furniture', 5],
  ['auto', 5],
  ['goods', 5],
  ['home', 5],
  ['beauty', 4],
  ['state', 4],
  ['public', 3],
  ['exhibition', 2],
  ['design', 2],
  ['cities', 2],
]

export const WEB_SERVER_MIX: readonly (readonly [slug: string, share: number])[] = [
  ['nginx', 70],
  ['apache', 24],
  ['iis', 6],
]

export const PLATFORM_MIX: readonly (readonly [platforms: readonly string[], share: number])[] = [
  [['ios', 'android'], 68],
  [['android'], 18],
  [['ios'], 14],
]

/** Steps that prices below a bound are named by, and rounder ones: 85 000, 480 тысяч, 1 150 тысяч, 2,4 млн. */
const STEPS = [
  { below: 30_000, step: 1_000, rounder: 5_000 },
  { below: 100_000, step: 5_000, rounder: 10_000 },
  { below: 1_000_000, step: 10_000, rounder: 50_000 },
  { below: 2_000_000, step: 50_000, rounder: 100_000 },
  { below: 10_000_000, step: 100_000, rounder: 500_000 },
] as const
const DEAREST = { step: 500_000, rounder: 1_000_000 } as const
const ROUNDER_SHARE = 0.45

const stepsOf = (price: number): { step: number; rounder: number } =>
  STEPS.find(({ below }) => price < below) ?? DEAREST

const roundTo = (price: number, step: number): number => Math.max(1_000, Math.round(price / step) * step)

export const roundPrice = (price: number): number => roundTo(price, stepsOf(price).step)

/** As people agree on a price: some like it rounder. */
export function namedPrice(random: Random, price: number): number {
  const { step, rounder } = stepsOf(price)
  return roundTo(price, random.chance(ROUNDER_SHARE) ? rounder : step)
}
