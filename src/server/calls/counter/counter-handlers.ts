import type { counterCalls } from '#contract/calls/counter.ts'
import type { Handlers } from '#contract/define.ts'
import { ALL_RATINGS } from '#domain/counter/demand.ts'
import type { Context } from '../../context.ts'
import { countHits } from '../../counter/count-hits.ts'
import { demandDynamics } from './demand-dynamics.ts'
import { hitsOfEvents } from './hits-of-events.ts'

export const counterHandlers: Handlers<typeof counterCalls, Context> = {
  'count-events': async ({ id, events }, context) => {
    if (!context.visitor.isCounted) return null
    const hits = await hitsOfEvents(events, context)
    if (context.counter.isNewBatch(id)) await countHits(hits, context)
    return null
  },
  'demand-dynamics': async ({ path = ALL_RATINGS }, context) => ({ demand: await demandDynamics(path, context) }),
}
