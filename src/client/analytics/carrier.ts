import type { GoalName } from '#domain/analytics/goals.ts'

export type CarrierName = 'metrika' | 'tracker'

export interface PageView {
  pathname: string
  title: string
  /** Where the visitor came from; empty if unknown. */
  referrer: string
}

/** Takes page views and goals out of the site. Loads nothing before the first of them. */
export interface Carrier {
  name: CarrierName
  view(page: PageView): void
  reach(goal: GoalName): void
  /** Consent was withdrawn: nothing more is sent, and what identified the visitor is forgotten. */
  stop(): void
}
