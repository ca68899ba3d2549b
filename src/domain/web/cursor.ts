/** Where a list goes on, as server/shapes/cursor.ts writes it; with a rank in lists that are not by time alone. */
export const CURSOR = /^[0-9a-z]{1,16}-[0-9a-z]{1,8}(-[0-9a-z])?$/

/** From the link to the next page without JavaScript; an invalid one is ignored. */
export function cursorIn(query: URLSearchParams): { next?: string } {
  const next = query.get('next') ?? ''
  return CURSOR.test(next) ? { next } : {}
}
