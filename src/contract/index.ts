import { aboutCalls } from './calls/about.ts'
import { advertisingCalls } from './calls/advertising.ts'
import { agencyCalls } from './calls/agency.ts'
import { articleCalls } from './calls/articles.ts'
import { calculatorCalls } from './calls/calculator.ts'
import { caseCalls } from './calls/cases.ts'
import { cmsCalls } from './calls/cms.ts'
import { compareCalls } from './calls/compare.ts'
import { counterCalls } from './calls/counter.ts'
import { findCalls } from './calls/find.ts'
import { joinCalls } from './calls/join.ts'
import { logCalls } from './calls/log.ts'
import { menuCalls } from './calls/menu.ts'
import { peopleCalls } from './calls/people.ts'
import { portfolioCalls } from './calls/portfolio.ts'
import { promoCalls } from './calls/promo.ts'
import { ratingCalls } from './calls/rating.ts'
import { readingCalls } from './calls/reading.ts'
import { reviewFormCalls } from './calls/review-forms.ts'
import { reviewCalls } from './calls/reviews.ts'
import { statCalls } from './calls/stats.ts'
import { subscriptionCalls } from './calls/subscriptions.ts'
import { tenderCalls } from './calls/tender.ts'
import type { AnswerOf, ParamsOf } from './define.ts'

/** Everything that can be asked of Мерило, by its name on the wire. */
export const contract = {
  ...menuCalls,
  ...ratingCalls,
  ...agencyCalls,
  ...findCalls,
  ...calculatorCalls,
  ...compareCalls,
  ...portfolioCalls,
  ...reviewCalls,
  ...cmsCalls,
  ...peopleCalls,
  ...aboutCalls,
  ...promoCalls,
  ...readingCalls,
  ...caseCalls,
  ...articleCalls,
  ...statCalls,
  ...tenderCalls,
  ...reviewFormCalls,
  ...joinCalls,
  ...subscriptionCalls,
  ...logCalls,
  ...counterCalls,
  ...advertisingCalls,
}

export type Contract = typeof contract
export type CallName = keyof Contract
export type Params<N extends CallName> = ParamsOf<Contract[N]>
export type Answer<N extends CallName> = AnswerOf<Contract[N]>

export type CommandName = { [N in CallName]: Contract[N]['kind'] extends 'command' ? N : never }[CallName]

/** A fact stated by a call, `undefined` where it states none. */
export type Fact<N extends CallName, F extends string> = Contract[N] extends Record<F, infer V> ? V : undefined

/** Calls that state the fact. */
export type NameWith<F extends string> = { [N in CallName]: Fact<N, F> extends string ? N : never }[CallName]

/** One type, two carriers: fetch in the browser, the handler itself on the server. */
export type CallApi = <N extends CallName>(name: N, params: Params<N>) => Promise<Answer<N>>
