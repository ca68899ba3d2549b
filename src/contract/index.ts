import { agencyCalls } from './calls/agency.ts'
import { logCalls } from './calls/log.ts'
import { menuCalls } from './calls/menu.ts'
import { ratingCalls } from './calls/rating.ts'
import { ratingBlockCalls } from './calls/rating-blocks.ts'
import { readingCalls } from './calls/reading.ts'
import type { AnswerOf, ParamsOf } from './define.ts'

/** Everything that can be asked of Мерило, by its name on the wire. */
export const contract = {
  ...menuCalls,
  ...ratingCalls,
  ...ratingBlockCalls,
  ...agencyCalls,
  ...readingCalls,
  ...logCalls,
}

export type Contract = typeof contract
export type CallName = keyof Contract
export type Params<N extends CallName> = ParamsOf<Contract[N]>
export type Answer<N extends CallName> = AnswerOf<Contract[N]>

/** One type, two carriers: fetch in the browser, the handler itself on the server. */
export type CallApi = <N extends CallName>(name: N, params: Params<N>) => Promise<Answer<N>>
