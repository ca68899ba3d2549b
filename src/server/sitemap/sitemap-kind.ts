import type { Db } from '#db/connect.ts'
import type { DatedPart, IdRange } from '#db/queries/sitemap/id-range.ts'
import type { Context } from '../context.ts'

export interface SitemapEntry {
  path: string
  /** Null where the data does not say. */
  changedAt: Date | null
}

export interface SitemapPart {
  number: number
  changedAt: Date | null
}

/** Pages of one kind. A part becomes a file; it is read in chunks, so that other queries get their turn. */
export interface SitemapKind {
  parts: (context: Context) => Promise<SitemapPart[]>
  entries: (part: number, context: Context) => AsyncIterable<SitemapEntry[]>
}

/** The protocol allows 50,000 addresses and 50 MB in a file. */
const MAX_ADDRESSES = 40_000
const CHUNK = 500

/** A kind with few pages: one file. */
export function listKind(list: (context: Context) => Promise<SitemapEntry[]>): SitemapKind {
  return {
    async parts(context) {
      const entries = await list(context)
      return entries.length === 0 ? [] : [{ number: 1, changedAt: latest(entries.map(({ changedAt }) => changedAt)) }]
    },
    async *entries(_, context) {
      yield await list(context)
    },
  }
}

interface TableKind<Row> {
  /** The most addresses one row can have. */
  perRow: number
  listParts: (db: Db, size: number) => Promise<DatedPart[]>
  listRows: (db: Db, range: IdRange, limit: number) => Promise<Row[]>
  entriesOf: (row: Row) => SitemapEntry[]
}

/** Pages of table rows. A file covers a range of ids: it needs no counting, and no page moves from file to file. */
export function tableKind<Row extends { id: number }>({
  perRow,
  listParts,
  listRows,
  entriesOf,
}: TableKind<Row>): SitemapKind {
  const size = Math.floor(MAX_ADDRESSES / perRow)
  return {
    async parts({ database }) {
      const parts = await listParts(database.reader, size)
      return parts.map(({ part, changed_at }) => ({ number: part, changedAt: changed_at }))
    },
    async *entries(part, { database }) {
      const to = part * size
      let after = to - size
      while (true) {
        const rows = await listRows(database.reader, { after, to }, CHUNK)
        yield rows.flatMap(entriesOf)
        if (rows.length < CHUNK) return
        after = rows.at(-1)?.id ?? to
      }
    },
  }
}

export const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((last, date) => (date !== null && (last === null || date > last) ? date : last), null)
