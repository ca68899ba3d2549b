/** Logs say what was asked, never by whom or with which words. */
export function requestForLog(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.replace(/\?.*/s, '').replace(SECRET, '$1/…/') }
}

/** Addresses that are keys themselves. */
const SECRET = /^(\/(?:tender\/\w+|media\/tender|review-add|review-reply))\/[^/]+\/?.*$/

/** What PostgreSQL tells besides its message: «Failing row contains (…)» would repeat what a visitor typed. */
const KEPT = ['code', 'table', 'constraint', 'column', 'statusCode', 'syscall'] as const

export function errorForLog(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const kept = KEPT.filter(key => key in error).map(key => [key, (error as unknown as Record<string, unknown>)[key]])
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {}
  return { type: error.name, message: error.message, stack: error.stack, ...Object.fromEntries(kept), ...cause }
}
