import { createHash } from 'node:crypto'
import type { logCalls } from '#contract/calls/log.ts'
import type { Handlers } from '#contract/define.ts'
import { countJsError } from '#db/queries/log/js-errors.ts'
import { hideKeys } from '#domain/paths/hide-keys.ts'
import { matchPath } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'

/** Bounds the table at 9,000 rows of 8 KB within the 30 days they are kept; a real bug shows in the first few. */
const LIMITS = { perPage: 10, perHour: 60, perDay: 300 }

export const logHandlers: Handlers<typeof logCalls, Context> = {
  'send-js-log': async ({ id, path: address, text }, { database, metrics, now }) => {
    metrics.jsErrors.inc()
    // The query may contain what a visitor typed.
    const path = address.replace(/[?#].*/s, '')
    const page = matchPath(path)?.name ?? 'unknown'
    // Browsers send no keys, but anybody may send anything.
    const [identifier = '', page_path = '', body = ''] = [id, path, text].map(hideKeys)
    const error = { identifier, page, page_path, body, fingerprint: fingerprintOf(page, body), first_at: now() }
    if (!(await countJsError(database.kysely, error, LIMITS))) metrics.droppedJsErrors.inc()
    return null
  },
}

/** Numbers are those of one visitor: ids, the scroll position, the size of the window. */
function fingerprintOf(page: string, text: string): Buffer {
  return createHash('sha256')
    .update(`${page}\n${text.replace(/-?\d+/g, '0')}`)
    .digest()
}
