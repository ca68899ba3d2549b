import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { getDailySalt } from '#db/queries/forms/visitors.ts'
import { deviceOf, MAX_USER_AGENT } from '#domain/web/device.ts'
import type { Context } from '../context.ts'
import { limitKey, networkOf } from '../load/limit-key.ts'
import type { Visitor } from '../visitor.ts'

/** UTC day of salts: `2026-03-05`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Hashes are computed on demand: reads never need them. */
export function visitorOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, context: Context): Visitor {
  const { database, memo, now } = context
  async function hashOf(text: string): Promise<string> {
    const day = dayOf(now())
    const newSalt = randomBytes(32).toString('base64url')
    const salt = await memo.remember(`address-salt:${day}`, () => getDailySalt(database.kysely, day, newSalt))
    return createHmac('sha256', salt).update(text).digest('base64url')
  }
  const agent = headers['user-agent']
  return {
    addressHash: () => hashOf(limitKey(ip)),
    networkHash: () => hashOf(networkOf(ip)),
    device: deviceOf(agent),
    isCounted: headers['sec-gpc'] !== '1' && agent !== undefined && !isbot(agent.slice(0, MAX_USER_AGENT)),
  }
}
