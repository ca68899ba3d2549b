import type { CallApi } from '#contract/index.ts'
import { asRead } from '#db/pool-guard.ts'
import { handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { orUnavailable } from '../http/overload.ts'
import { refuseUnwritable } from './writable.ts'

/** Used while rendering: calls the handlers directly, without HTTP. */
export const localApi =
  (context: Context): CallApi =>
  async (name, params) => {
    refuseUnwritable(params)
    const handler = handlers[name] as (params: unknown, context: Context) => Promise<never>
    return asRead(() => handler(params, context)).catch(orUnavailable)
  }
