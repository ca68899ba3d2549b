import type { CallApi } from '#contract/index.ts'
import { handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { refuseUnwritable } from './writable.ts'

/** Used while rendering: calls the handlers directly, without HTTP. */
export const localApi =
  (context: Context): CallApi =>
  async (name, params) => {
    refuseUnwritable(params)
    const handler = handlers[name] as (params: unknown, context: Context) => Promise<never>
    return handler(params, context)
  }
