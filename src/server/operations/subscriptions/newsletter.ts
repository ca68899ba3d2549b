import type { Topic } from '#domain/subscriptions/topics.ts'
import type { Context } from '../../context.ts'
import type { Issue } from '../../mail/emails/issue-email.ts'

/** The context that the job and the operator's command share. */
export type SendingContext = Pick<Context, 'database' | 'config' | 'now'>

/** A regular email: when it is due and what it says. */
export interface Newsletter {
  /** The latest period whose issue is due: sortable text such as «2026-10». */
  duePeriod: (now: Date) => string
  /** «октябрь 2026» */
  periodTitle: (period: string) => string
  /** Null when there is nothing to report: no email is sent. */
  makeIssue: (topic: Topic, period: string, context: SendingContext) => Promise<Issue | null>
}
