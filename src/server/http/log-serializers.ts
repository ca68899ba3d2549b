import { PATH_NAMES, PATHS } from '#domain/paths/paths.ts'
import { TENDER_FILES_PREFIX } from '../media/tender-files.ts'

/** Addresses that carry a secret key. */
const SECRET_PREFIXES = [TENDER_FILES_PREFIX, ...PATH_NAMES.flatMap(name => PATHS[name].secretPrefix ?? [])]

/** Logs what was requested, never the query, the key or the visitor. */
export function requestForLog(request: { method: string; url: string }) {
  return { method: request.method, path: pathForLog(request.url) }
}

export function pathForLog(url: string): string {
  const path = url.replace(/\?.*/s, '')
  const secret = SECRET_PREFIXES.find(prefix => path.startsWith(prefix) && path.length > prefix.length)
  return secret === undefined ? path : `${secret}…/`
}

/** PostgreSQL's other fields («Failing row contains (…)») would repeat what a visitor typed. */
const KEPT = ['code', 'table', 'constraint', 'column', 'statusCode', 'syscall'] as const

export function errorForLog(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const kept = KEPT.filter(key => key in error).map(key => [key, (error as unknown as Record<string, unknown>)[key]])
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {}
  return { type: error.name, message: error.message, stack: error.stack, ...Object.fromEntries(kept), ...cause }
}
