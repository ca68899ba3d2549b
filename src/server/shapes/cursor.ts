import { ApiError } from '#contract/errors.ts'

/** The last row of a page: lists go on after it, whatever was added before it meanwhile. */
export interface Cursor {
  at: Date
  id: number
}

const BASE = 36

/** Moments are stored to the millisecond (timestamptz(3), date), so nothing is lost on the way. */
export const cursorOf = ({ at, id }: Cursor): string => `${at.getTime().toString(BASE)}-${id.toString(BASE)}`

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [moment = '', id = ''] = text.split('-')
  const cursor = { at: new Date(Number.parseInt(moment, BASE)), id: Number.parseInt(id, BASE) }
  if (Number.isNaN(cursor.at.getTime()) || cursor.id > 2_147_483_647) {
    throw new ApiError('bad-request', 'Проверьте адрес', { next: 'Такого продолжения нет' })
  }
  return cursor
}

/** A page and the cursor of what follows it, from one row more than the page shows. */
export function pageOf<Row extends { id: number }>(rows: readonly Row[], size: number, momentOf: (row: Row) => Date) {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { shown, next: rows.length > size && last ? cursorOf({ at: momentOf(last), id: last.id }) : null }
}
