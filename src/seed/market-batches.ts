import { copyField, copyLine } from '#db/copy-in.ts'
import { JSON_COLUMNS } from '#db/tables.generated.ts'
import { emptyRows, MARKET_TABLES, type MarketRows, type MarketTable } from './market/rows.ts'
import type { Market } from './market.ts'

/** Rows of one table as COPY reads them. */
export interface TableLines {
  table: MarketTable
  columns: readonly string[]
  lines: Uint8Array<ArrayBuffer>
}

export interface MarketBatch {
  /** In foreign-key order. */
  tables: readonly TableLines[]
  /** Agencies so far, and all. */
  done: number
  total: number
}

// Large enough to be quick, small enough to keep 20,000 agencies out of memory.
const BATCH = 5_000

export function* marketBatches(market: Market): Generator<MarketBatch> {
  const total = market.scale.agencies
  const pending = emptyRows()
  let waiting = 0
  let done = 0
  const take = (): MarketBatch => {
    waiting = 0
    return { tables: linesOf(pending), done, total }
  }
  for (const parcel of market.parcels()) {
    for (const table of MARKET_TABLES) {
      const rows = parcel[table] ?? []
      ;(pending[table] as unknown[]).push(...rows)
      waiting += rows.length
    }
    done += parcel.agency?.length ?? 0
    if (waiting >= BATCH) yield take()
  }
  yield take()
}

function linesOf(pending: MarketRows): TableLines[] {
  return MARKET_TABLES.filter(table => pending[table].length > 0).map(table => {
    const rows = pending[table].splice(0) as object[]
    const columns = Object.keys(rows[0] ?? {})
    const isJson = columns.map(column => JSON_COLUMNS.has(`${table}.${column}`))
    const lineOf = (row: Record<string, unknown>) =>
      copyLine(columns.map((column, index) => copyField(row[column], isJson[index] === true)))
    const text = rows.map(row => lineOf(row as Record<string, unknown>)).join('')
    return { table, columns, lines: new TextEncoder().encode(text) }
  })
}
