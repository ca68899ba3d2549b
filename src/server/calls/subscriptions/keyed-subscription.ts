import { ApiError } from '#contract/errors.ts'
import type { Answer } from '#contract/index.ts'
import { deleteEmailsAbout } from '#db/queries/mail/mail.ts'
import { getSubscription, updateConfirmed, updateEnded } from '#db/queries/subscriptions/subscriptions.ts'
import { CONFIRM_DAYS, subscriptionState } from '#domain/subscriptions/subscription-state.ts'
import { topicById } from '#domain/subscriptions/topics.ts'
import type { Context } from '../../context.ts'
import { subscriberMark } from '../../mail/emails/subscription-emails.ts'
import { NEWSLETTERS } from '../../operations/subscriptions/newsletters.ts'
import { hashOfKey } from '../../secret-key.ts'
import { notFound } from '../../shapes/not-found.ts'

export async function subscriptionOf(key: string, { database, now }: Context): Promise<Answer<'subscription'>> {
  const subscription = (await getSubscription(database.kysely, hashOfKey(key))) ?? notFound('key')
  const { title, frequency, path } = topicById(subscription.topic) ?? notFound('key')
  return { title, frequency, path, state: subscriptionState(subscription, now()) }
}

/** Repeating it changes nothing. */
export async function confirmSubscription(key: string, context: Context): Promise<Answer<'subscription-confirm'>> {
  const now = context.now()
  await context.database.kysely.transaction().execute(async transaction => {
    const found = (await getSubscription(transaction, hashOfKey(key), { isLocked: true })) ?? notFound('key')
    const { newsletter } = topicById(found.topic) ?? notFound('key')
    const state = subscriptionState(found, now)
    if (state === 'active') return
    if (state !== 'waiting') throw new ApiError('form-refused', REFUSALS[state])
    await updateConfirmed(transaction, found.id, { at: now, lastPeriod: NEWSLETTERS[newsletter].duePeriod(now) })
  })
  return { success: true }
}

const REFUSALS = {
  expired: `Ссылка действовала ${CONFIRM_DAYS} дней и устарела. Подпишитесь ещё раз`,
  ended: 'Вы отписались от этих писем. Чтобы получать их снова, подпишитесь ещё раз',
}

/** For ever and in any state. Emails not sent yet are dropped. */
export async function endSubscription(key: string, { database, now }: Context): Promise<Answer<'subscription-end'>> {
  await database.kysely.transaction().execute(async transaction => {
    const found = (await getSubscription(transaction, hashOfKey(key), { isLocked: true })) ?? notFound('key')
    if (found.email === null) return
    await updateEnded(transaction, found.id, now())
    await deleteEmailsAbout(transaction, subscriberMark(found.id))
  })
  return { success: true }
}
