import type { logCalls } from '#contract/calls/log.ts'
import type { Handlers } from '#contract/define.ts'
import { insertJsError } from '#db/queries/log/js-errors.ts'
import { hideKeys } from '#domain/paths/hide-keys.ts'
import type { Context } from '../../context.ts'

export const logHandlers: Handlers<typeof logCalls, Context> = {
  'send-js-log': async ({ id, path, text }, { database, metrics }) => {
    metrics.jsErrors.inc()
    // The query may contain what a visitor typed. Browsers send no keys, but anybody may send anything.
    const [identifier = '', page_path = '', body = ''] = [id, path.replace(/[?#].*/s, ''), text].map(hideKeys)
    await insertJsError(database.kysely, { identifier, page_path, body })
    return null
  },
}
