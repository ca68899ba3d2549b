import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { getDailySalt } from '#db/queries/forms/visitors.ts'
import { deviceOf } from '#domain/web/device.ts'
import type { Context, Visitor } from '../context.ts'

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
    addressHash: () => hashOf(ip),
    networkHash: () => hashOf(networkOf(ip)),
    device: deviceOf(agent),
    isCounted: headers['sec-gpc'] !== '1' && agent !== undefined && !isbot(agent),
  }
}

/** `203.0.113.7` → `203.0.113.0/24`; for IPv6 the /64 that a provider assigns to one customer. */
export function networkOf(address: string): string {
  const short = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1]
  if (short !== undefined) return `${short}.0/24`
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join('').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(8 - front.length - back.length, 0) }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return `${groups.map(group => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
