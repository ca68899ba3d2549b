import { ApiError } from '#contract/errors.ts'
import { type CallApi, type CallName, contract } from '#contract/index.ts'
import { asRead } from '#db/pool-guard.ts'
import { handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { invalidParams } from '../http/errors.ts'
import { pathForLog } from '../http/log-serializers.ts'
import { orUnavailable } from '../load/overload.ts'
import { refusalsOf } from './lazy-schemas.ts'
import { readerContext } from './reader-context.ts'
import { refuseUnwritable } from './writable.ts'

/** Used while rendering: calls the handlers directly, without HTTP. The path is that of the page, for the log. */
export const localApi =
  (context: Context, path?: string): CallApi =>
  async (name, params) => {
    const checked = checkedParams(name, params)
    const handler = handlers[name] as (params: unknown, context: Context) => Promise<never>
    try {
      return await asRead(() => handler(checked, readerContext(name, context)))
    } catch (error) {
      // The page shows a failed block and nothing else: without this line nobody would know why.
      const at = path === undefined ? {} : { path: pathForLog(path) }
      if (!(error instanceof ApiError)) context.failures.report('call', error, { call: name, ...at })
      return orUnavailable(error)
    }
  }

/** The parameters as their schema coerces them, or the refusal that a request over HTTP would get. */
function checkedParams(name: CallName, params: object): object {
  const checked = { ...params }
  const refusals = refusalsOf({ schema: contract[name].params }, checked)
  if (refusals) throw invalidParams(refusals)
  refuseUnwritable(checked)
  return checked
}
