import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../context.ts'
import type { Hit } from './counter.ts'

/** Counts for the caller, unless it is a robot or asks not to be counted. */
export async function countHits(hits: readonly Hit[], { counter, visitor, now }: Context): Promise<void> {
  if (!visitor.isCounted) return
  const source = {
    day: moscowDay(now()),
    device: visitor.device,
    address: await visitor.addressHash(),
    network: await visitor.networkHash(),
  }
  for (const hit of hits) counter.add(hit, source)
}
