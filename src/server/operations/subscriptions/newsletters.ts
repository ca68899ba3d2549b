import type { Topic } from '#domain/subscriptions/topics.ts'
import { casesNewsletter } from './cases-newsletter.ts'
import { journalNewsletter } from './journal-newsletter.ts'
import type { Newsletter } from './newsletter.ts'
import { statsNewsletter } from './stats-newsletter.ts'

export const NEWSLETTERS: Readonly<Record<Topic['newsletter'], Newsletter>> = {
  stats: statsNewsletter,
  cases: casesNewsletter,
  journal: journalNewsletter,
}
