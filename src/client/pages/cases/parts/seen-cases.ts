import { cookiesOf, readCookie } from '../../../browser/stored/cookies.ts'
import { readStored, sessionStore, writeStored } from '../../../browser/stored/storage.ts'

const SEEN = 'seenCases'
/** A reader of one case came for that one; a reader of two may want more. */
const OFFERED_AT = 2

function seenCases(): unknown[] {
  const stored = readStored(sessionStore(), SEEN)
  return Array.isArray(stored) ? stored : []
}

/** The newsletter is offered when a visit reaches its second case: once a visit, and not for a year after it was closed. */
export function isPromptDue(id: number): boolean {
  const seen = seenCases()
  const isClosed = readCookie(cookiesOf(document), CLOSED_COOKIE) !== null
  return !seen.includes(id) && seen.length === OFFERED_AT - 1 && !isClosed
}

export function noteCase(id: number): void {
  const seen = seenCases()
  if (!seen.includes(id)) writeStored(sessionStore(), SEEN, [...seen, id].slice(-OFFERED_AT - 1))
}

/** Set when the offer to subscribe was closed or taken. */
export const CLOSED_COOKIE = 'casesPromptClosed'
