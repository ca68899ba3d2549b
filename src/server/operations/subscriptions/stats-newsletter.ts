import { dueMonth } from '#domain/subscriptions/issue-month.ts'
import { formatMonth } from '#domain/time/dates.ts'
import type { Newsletter } from './newsletter.ts'

/** Monthly: the figures of a tab that moved. */
export const statsNewsletter: Newsletter = {
  duePeriod: dueMonth,
  periodTitle: month => formatMonth(`${month}-15T00:00:00Z`),
  makeIssue: async () => null,
}
