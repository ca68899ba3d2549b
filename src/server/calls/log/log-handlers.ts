import type { logCalls } from '#contract/calls/log.ts'
import type { Handlers } from '#contract/define.ts'
import { insertJsError } from '#db/queries/log/js-errors.ts'
import type { Context } from '../../context.ts'

export const logHandlers: Handlers<typeof logCalls, Context> = {
  'send-js-log': async ({ id, path, text }, { database, metrics }) => {
    metrics.jsErrors.inc()
    // The query may contain what a visitor typed.
    await insertJsError(database.kysely, { identifier: id, page_path: path.replace(/[?#].*/s, ''), body: text })
    return null
  },
}
