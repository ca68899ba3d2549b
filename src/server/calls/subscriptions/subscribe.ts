import type { Answer, Params } from '#contract/index.ts'
import { insertConsents } from '#db/queries/forms/consent.ts'
import { lockSubscription, updateRequested } from '#db/queries/subscriptions/subscriptions.ts'
import { SUBSCRIBE_FORM } from '#domain/forms/subscribe-form.ts'
import { STAT_TABS } from '#domain/stats/charts.ts'
import { RESEND_MINUTES, subscriptionState } from '#domain/subscriptions/subscription-state.ts'
import { casesTopic, JOURNAL_TOPIC, statsTopic, topicById } from '#domain/subscriptions/topics.ts'
import { HASHTAGS } from '#domain/vocabulary/hashtags.ts'
import type { Context } from '../../context.ts'
import { subscriptionConfirmEmail, subscriptionKnownEmail } from '../../mail/emails/subscription-emails.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { openKeys } from '../../operations/subscriptions/subscription-key.ts'
import { hashOfKey } from '../../secret-key.ts'
import { checkedForm } from '../../shapes/checked-form.ts'
import { notFound } from '../../shapes/not-found.ts'

const FORM = '/v2/digitalStats/subscribe'
const STATS_FORM = { ...SUBSCRIBE_FORM, tab: { kind: 'choice', of: STAT_TABS.map(({ id }) => id) } } as const

export async function subscribeToStats(params: Params<typeof FORM>, context: Context): Promise<Answer<typeof FORM>> {
  const { email, tab } = checkedForm(STATS_FORM, params)
  await requestSubscription({ email, topicId: statsTopic(tab), form: FORM }, context)
  return { success: true }
}

const CASES_CALL = 'cases-subscribe'
const CASES_FORM = {
  ...SUBSCRIBE_FORM,
  hashtag: { kind: 'choice', of: [...HASHTAGS.keys()], isOptional: true },
} as const

export async function subscribeToCases(
  params: Params<typeof CASES_CALL>,
  context: Context,
): Promise<Answer<typeof CASES_CALL>> {
  const { email, hashtag } = checkedForm(CASES_FORM, params)
  await requestSubscription({ email, topicId: casesTopic(hashtag), form: CASES_CALL }, context)
  return { success: true }
}

const NEWS_CALL = 'news-subscribe'

export async function subscribeToNews(
  params: Params<typeof NEWS_CALL>,
  context: Context,
): Promise<Answer<typeof NEWS_CALL>> {
  const { email } = checkedForm(SUBSCRIBE_FORM, params)
  await requestSubscription({ email, topicId: JOURNAL_TOPIC.id, form: NEWS_CALL }, context)
  return { success: true }
}

interface SubscriptionRequest {
  email: string
  topicId: string
  form: string
}

/** Stores the request, the consent and the email in one transaction. Whatever the state, the caller learns nothing of it. */
async function requestSubscription({ email, topicId, form }: SubscriptionRequest, context: Context): Promise<void> {
  const { database, config: site, mail, visitor, now } = context
  const topic = topicById(topicId) ?? notFound('text')
  const keyOf = await openKeys(database.kysely)
  const key = keyOf(topic.id, email)
  const addressHash = await visitor.addressHash()
  const at = now()
  await database.kysely.transaction().execute(async transaction => {
    const row = await lockSubscription(transaction, { email, topic: topic.id, keyHash: hashOfKey(key), at })
    const { id } = row
    await insertConsents(transaction, { kinds: ['newsletter'], form, subject: `subscription:${id}`, addressHash })
    const state = subscriptionState(row, at)
    const isRepeated = at.getTime() - row.requested_at.getTime() < RESEND_MINUTES * 60_000
    if (!row.is_new && isRepeated && state !== 'ended') return
    await updateRequested(transaction, id, { email, at })
    const makeEmail = state === 'active' ? subscriptionKnownEmail : subscriptionConfirmEmail
    await queueEmail(transaction, makeEmail({ to: { id, email, key }, topic, site }), mail)
  })
}
