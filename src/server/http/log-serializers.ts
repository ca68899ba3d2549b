import { hideKeys } from '#domain/paths/hide-keys.ts'

/** Logs what was requested, never the query, the key or the visitor. */
export function requestForLog(request: { method: string; url: string }) {
  return { method: request.method, path: pathForLog(request.url) }
}

export const pathForLog = (url: string): string => hideKeys(url.replace(/\?.*/s, ''))

/** PostgreSQL's other fields («Failing row contains (…)») would repeat what a visitor typed. */
const KEPT = ['code', 'table', 'constraint', 'column', 'statusCode', 'syscall'] as const

export function errorForLog(error: unknown, trueLines = (stack: string) => stack) {
  if (!(error instanceof Error)) return { type: typeof error }
  const kept = KEPT.filter(key => key in error).map(key => [key, (error as unknown as Record<string, unknown>)[key]])
  const cause = error.cause instanceof Error ? { cause: hideKeys(error.cause.message) } : {}
  const [message, stack] = [error.message, trueLines(error.stack ?? '')].map(hideKeys)
  return { type: error.name, message, stack, ...Object.fromEntries(kept), ...cause }
}
