import type { Topic } from '#domain/subscriptions/topics.ts'
import type { Newsletter } from './newsletter.ts'
import { statsNewsletter } from './stats-newsletter.ts'

export const NEWSLETTERS: Readonly<Record<Topic['newsletter'], Newsletter>> = { stats: statsNewsletter }
