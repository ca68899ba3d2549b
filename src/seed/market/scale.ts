export const MARKET_SIZES = ['tiny', 'demo', 'full'] as const
export type MarketSize = (typeof MARKET_SIZES)[number]

/** The rest follows from these: a market has some twelve projects and five reviews per agency. */
export type Scale = { agencies: number; clients: number; experts: number }

export const SCALES: Record<MarketSize, Scale> = {
  tiny: { agencies: 60, clients: 255, experts: 6 },
  demo: { agencies: 600, clients: 2_500, experts: 24 },
  full: { agencies: 20_000, clients: 86_000, experts: 60 },
}
