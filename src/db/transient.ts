/**
 * PostgreSQL: connection exceptions, no more connections, shutting down or starting, statement cancelled by its time-out;
 * and what two transactions did to each other: serialization failure, deadlock, lock not available.
 */
const SQL_STATES = /^(08...|53...|57P0.|57014|40001|40P01|55P03)$/
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])
/** Messages of transient errors that `pg` and the embedded database throw without a code. */
const MESSAGES = [
  /^timeout exceeded when trying to connect$/,
  /^Connection terminated/,
  /^Cannot use a pool after calling end on the pool$/,
  /not queryable$/,
  /^The embedded database /,
]

/** The database is gone, closing, too busy or chose another transaction: the same request may succeed later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return SQL_STATES.test(code) || SOCKET_CODES.has(code)
  if (error instanceof AggregateError) return error.errors.some(isTransient)
  return MESSAGES.some(message => message.test(error.message))
}
