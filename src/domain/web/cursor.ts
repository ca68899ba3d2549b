/** Where a list goes on, as server/shapes/cursor.ts writes it. */
export const CURSOR = /^[0-9a-z]{1,16}-[0-9a-z]{1,8}$/

/** From the link to the next page without JavaScript; an invalid one is ignored. */
export function cursorIn(query: URLSearchParams): { next?: string } {
  const next = query.get('next') ?? ''
  return CURSOR.test(next) ? { next } : {}
}
