/** Lifetime of the confirmation link. */
export const CONFIRM_DAYS = 7
/** A second request within this time sends no second email, so nobody can flood a stranger's mailbox. */
export const RESEND_MINUTES = 10

export type SubscriptionState = 'waiting' | 'expired' | 'active' | 'ended'

interface Subscription {
  /** Null once ended. */
  email: string | null
  requested_at: Date
  confirmed_at: Date | null
}

export function subscriptionState({ email, requested_at, confirmed_at }: Subscription, now: Date): SubscriptionState {
  if (email === null) return 'ended'
  if (confirmed_at !== null) return 'active'
  return now.getTime() - requested_at.getTime() > CONFIRM_DAYS * 86_400_000 ? 'expired' : 'waiting'
}
