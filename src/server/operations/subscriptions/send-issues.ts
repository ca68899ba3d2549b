import { countDue, listActiveTopics, updateClaimedSubscriptions } from '#db/queries/subscriptions/subscriptions.ts'
import { type Topic, topicById } from '#domain/subscriptions/topics.ts'
import { type Issue, issueEmail } from '../../mail/emails/issue-email.ts'
import { mailRulesOf, queueEmail } from '../../mail/queue-email.ts'
import type { SendingContext } from './newsletter.ts'
import { NEWSLETTERS } from './newsletters.ts'
import { openKeys } from './subscription-key.ts'

/** Emails per transaction: an interrupted run loses at most this much work, and the embedded database is never held long. */
const BATCH = 50

interface SentIssue {
  topic: Topic
  period: string
  /** Null when there was nothing to report. */
  subject: string | null
  emails: number
}

/**
 * Queues every due issue. The period is stamped on the subscriber in the transaction that queues the email, so an
 * interrupted, repeated or concurrent run sends each issue once.
 */
export async function sendIssues(context: SendingContext, { isDryRun = false } = {}): Promise<SentIssue[]> {
  const db = context.database.kysely
  const sent: SentIssue[] = []
  for (const id of await listActiveTopics(db)) {
    const topic = topicById(id)
    // A newsletter that no longer exists.
    if (!topic) continue
    const newsletter = NEWSLETTERS[topic.newsletter]
    const period = newsletter.duePeriod(context.now())
    const due = await countDue(db, topic.id, period)
    if (due === 0) continue
    const issue = await newsletter.makeIssue(topic, period, context)
    const emails = issue === null ? 0 : isDryRun ? due : await queueIssue(context, { topic, period, issue })
    sent.push({ topic, period, subject: issue?.subject ?? null, emails })
  }
  return sent
}

interface DueIssue {
  topic: Topic
  period: string
  issue: Issue
}

async function queueIssue(context: SendingContext, { topic, period, issue }: DueIssue): Promise<number> {
  const { database, config: site } = context
  const mail = mailRulesOf(site)
  const keyOf = await openKeys(database.kysely)
  let queued = 0
  for (;;) {
    const claimed = await database.kysely.transaction().execute(async transaction => {
      const subscribers = await updateClaimedSubscriptions(transaction, { topic: topic.id, period, limit: BATCH })
      for (const { id, email } of subscribers) {
        const to = { id, email, key: keyOf(topic.id, email) }
        await queueEmail(transaction, issueEmail({ to, topic, issue, site }), mail)
      }
      return subscribers.length
    })
    queued += claimed
    if (claimed === 0) return queued
  }
}
