import type { Call } from '#contract/define.ts'
import { type CallName, contract } from '#contract/index.ts'
import type { Database } from '#db/connect.ts'
import type { Context } from '../context.ts'

/** Public queries read the replica, if there is one. Private ones belong to a visitor who has just written. */
export function readerContext(name: CallName, context: Context): Context {
  const { kind, isPrivate }: Call = contract[name]
  return kind === 'query' && !isPrivate ? onReader(context) : context
}

/** One object for each database, because tables kept between calls are kept by it. */
const onReaders = new WeakMap<Database, Database>()

export function onReader(context: Context): Context {
  const { database } = context
  if (database.reader === database.kysely) return context
  const known = onReaders.get(database) ?? { ...database, kysely: database.reader }
  onReaders.set(database, known)
  return { ...context, database: known }
}
