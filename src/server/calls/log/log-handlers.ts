import type { logCalls } from '#contract/calls/log.ts'
import type { Handlers } from '#contract/define.ts'
import { insertJsError } from '#db/queries/log/js-errors.ts'
import type { Context } from '../../context.ts'

export const logHandlers: Handlers<typeof logCalls, Context> = {
  'send-js-log': async ({ id, path, text }, { database, metrics }) => {
    metrics.jsErrors.inc()
    // A query in the path may carry what a visitor typed; the error is found without it.
    await insertJsError(database.kysely, { identifier: id, page_path: path.replace(/[?#].*/s, ''), body: text })
    return null
  },
}
