import type { MarketRows } from '#seed/market/rows.ts'
import { makeMarket } from '#seed/market.ts'
import { gatherMarket } from '../seed/gather-market.ts'

export const THIS_YEAR = 2026

/** Days of the markets, in different seasons. */
export const NOWS = [new Date('2026-11-15T09:00:00Z'), new Date('2026-02-03T09:00:00Z')] as const

/** The demo market of two seeds, because a contradiction may be rare. */
export const MARKETS: readonly MarketRows[] = NOWS.map((now, seed) =>
  gatherMarket(makeMarket({ size: 'demo', seed: seed + 1, now })),
)

export type Agency = MarketRows['agency'][number]
export type Review = MarketRows['review'][number]

export const agencies: readonly Agency[] = MARKETS.flatMap(market => market.agency)

/** Rows of a table with the agency they belong to. */
export function withAgency<Row extends { agency_id: number }>(
  rowsOf: (market: MarketRows) => readonly Row[],
): { row: Row; agency: Agency }[] {
  return MARKETS.flatMap(market => {
    const byId = new Map(market.agency.map(agency => [agency.id, agency]))
    return rowsOf(market).flatMap(row => {
      const agency = byId.get(row.agency_id)
      return agency ? [{ row, agency }] : []
    })
  })
}
