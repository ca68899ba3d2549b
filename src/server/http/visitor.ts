import { createHmac, randomBytes } from 'node:crypto'
import { getDailySalt } from '#db/queries/visitors.ts'
import type { Context, Visitor } from '../context.ts'

/** The day of salts and counters, in UTC: `2026-03-05`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Who asks. The hash is made when a handler wants it: reads never do. */
export function visitorOf(address: string, { database, memo, now }: Context): Visitor {
  return {
    async addressHash() {
      const day = dayOf(now())
      const made = randomBytes(32).toString('base64url')
      const salt = await memo.remember(`address-salt:${day}`, () => getDailySalt(database.kysely, day, made))
      return createHmac('sha256', salt).update(address).digest('base64url')
    },
  }
}
