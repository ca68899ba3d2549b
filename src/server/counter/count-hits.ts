import { moscowDay } from '#domain/time/dates.ts'
import type { Visitor } from '../visitor.ts'
import type { Counter, Hit } from './counter.ts'

interface Counting {
  counter: Counter
  visitor: Visitor
  now: () => Date
}

/** Counts for the caller, unless it is a robot or asks not to be counted. */
export async function countHits(hits: readonly Hit[], { counter, visitor, now }: Counting): Promise<void> {
  if (!visitor.isCounted) return
  const source = {
    day: moscowDay(now()),
    device: visitor.device,
    address: await visitor.addressHash(),
    network: await visitor.networkHash(),
  }
  for (const hit of hits) counter.add(hit, source)
}
