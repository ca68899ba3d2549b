export const MARKET_SIZES = ['tiny', 'demo', 'full'] as const
export type MarketSize = (typeof MARKET_SIZES)[number]

/** Expected counts: the generated numbers of projects and reviews are within a few per cent. */
export type Scale = { agencies: number; projects: number; reviews: number; clients: number; experts: number }

export const SCALES: Record<MarketSize, Scale> = {
  tiny: { agencies: 40, projects: 480, reviews: 600, clients: 60, experts: 6 },
  demo: { agencies: 600, projects: 7_000, reviews: 9_000, clients: 300, experts: 24 },
  full: { agencies: 20_000, projects: 250_000, reviews: 400_000, clients: 5_000, experts: 60 },
}
