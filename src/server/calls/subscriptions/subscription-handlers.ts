import type { subscriptionCalls } from '#contract/calls/subscriptions.ts'
import type { Handlers } from '#contract/define.ts'
import type { Context } from '../../context.ts'
import { confirmSubscription, endSubscription, subscriptionOf } from './keyed-subscription.ts'
import { subscribeToCases, subscribeToNews, subscribeToStats } from './subscribe.ts'

export const subscriptionHandlers: Handlers<typeof subscriptionCalls, Context> = {
  '/v2/digitalStats/subscribe': subscribeToStats,
  'cases-subscribe': subscribeToCases,
  'news-subscribe': subscribeToNews,
  subscription: ({ key }, context) => subscriptionOf(key, context),
  'subscription-confirm': ({ key }, context) => confirmSubscription(key, context),
  'subscription-end': ({ key }, context) => endSubscription(key, context),
}
