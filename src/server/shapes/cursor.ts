import { ApiError } from '#contract/errors.ts'

/** Keyset pagination on (timestamp, id): rows added meanwhile cause no gaps or duplicates. */
export interface Cursor {
  at: Date
  id: number
}

/** On (rank, timestamp, id), for lists that are ranked first. */
export interface RankedCursor extends Cursor {
  /** 0 in a list by time alone. */
  rank: number
}

const BASE = 36

/** Timestamps are stored to the millisecond (timestamptz(3), date), so this loses no precision. */
export const cursorOf = ({ at, id }: Cursor): string => `${at.getTime().toString(BASE)}-${id.toString(BASE)}`

export const rankedCursorOf = ({ rank, ...cursor }: RankedCursor): string =>
  rank === 0 ? cursorOf(cursor) : `${cursorOf(cursor)}-${rank.toString(BASE)}`

export function readCursor(text: string | undefined): RankedCursor | null {
  if (text === undefined) return null
  const [timestamp = '', id = '', rank = '0'] = text.split('-')
  const cursor = {
    at: new Date(Number.parseInt(timestamp, BASE)),
    id: Number.parseInt(id, BASE),
    rank: Number.parseInt(rank, BASE),
  }
  if (Number.isNaN(cursor.at.getTime()) || cursor.id > 2_147_483_647) {
    throw new ApiError('bad-request', 'Проверьте адрес', { next: 'Такого продолжения нет' })
  }
  return cursor
}

/** Takes one row more than the page shows, to know whether there is a next page. */
export function pageOf<Row extends { id: number }>(
  rows: readonly Row[],
  size: number,
  timestampOf: (row: Row) => Date,
) {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { shown, next: rows.length > size && last ? cursorOf({ at: timestampOf(last), id: last.id }) : null }
}
