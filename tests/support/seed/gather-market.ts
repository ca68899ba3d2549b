import { emptyRows, MARKET_TABLES, type MarketRows } from '#seed/market/rows.ts'
import type { Market } from '#seed/market.ts'

/** The whole market in memory, for tests. */
export function gatherMarket(market: Market): MarketRows {
  const rows = emptyRows()
  for (const parcel of market.parcels()) {
    for (const table of MARKET_TABLES) for (const row of parcel[table] ?? []) (rows[table] as unknown[]).push(row)
  }
  return rows
}
