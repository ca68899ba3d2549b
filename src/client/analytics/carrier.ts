import type { CarrierName } from '#domain/analytics/carriers.ts'
import type { GoalName } from '#domain/analytics/goals.ts'

export interface PageView {
  pathname: string
  title: string
  /** Empty if unknown. */
  referrer: string
}

/** Takes page views and goals out of the site. Loads nothing before the first of them. */
export interface Carrier {
  name: CarrierName
  /** Its own script reads the address of the page, so that it must not run where the address is a secret. */
  readsPage: boolean
  view(page: PageView): void
  reach(goal: GoalName): void
  /** Consent was withdrawn: nothing more is sent, and what identified the visitor is forgotten. */
  stop(): void
}
