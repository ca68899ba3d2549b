import type { CallApi } from '#contract/index.ts'
import { handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { refuseUnwritable } from './writable.ts'

/** The carrier used while rendering: the handler itself, no HTTP between. */
export const localApi =
  (context: Context): CallApi =>
  async (name, params) => {
    refuseUnwritable(params)
    const handler = handlers[name] as (params: unknown, context: Context) => Promise<never>
    return handler(params, context)
  }
