import type { Call } from '#contract/define.ts'
import { type CallName, contract } from '#contract/index.ts'
import type { Context } from '../context.ts'

/** Public queries read the replica, if there is one. Private ones belong to a visitor who has just written. */
export function readerContext(name: CallName, context: Context): Context {
  const { kind, isPrivate }: Call = contract[name]
  return kind === 'query' && !isPrivate ? onReader(context) : context
}

export function onReader(context: Context): Context {
  const { database } = context
  return database.reader === database.kysely
    ? context
    : { ...context, database: { ...database, kysely: database.reader } }
}
