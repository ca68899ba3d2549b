import type { Db } from '#db/connect.ts'
import { statsTopic } from '#domain/subscriptions/topics.ts'
import { hashOfKey } from '#server/secret-key.ts'
import { NO_KEY } from './review-keys.ts'

export interface SubscriptionKeys {
  /** Keys of a subscription that tests only read, one to confirm and one to end. */
  subscriptionKeys: [string, string, string]
}

export const NO_SUBSCRIPTION_KEYS: SubscriptionKeys = { subscriptionKeys: [NO_KEY, NO_KEY, NO_KEY] }

/** Inserts unconfirmed subscriptions with known keys, because the database stores only hashes. */
export async function insertSubscriptionKeys(db: Db): Promise<SubscriptionKeys> {
  const keyOf = (index: number) => 'e'.repeat(31) + index
  const subscriptionKeys: SubscriptionKeys['subscriptionKeys'] = [keyOf(0), keyOf(1), keyOf(2)]
  await db
    .insertInto('subscription')
    .values(
      subscriptionKeys.map((key, index) => ({
        ...{ email: `reader-${index}@vetrova.example`, topic: statsTopic('prices') },
        key_hash: hashOfKey(key),
      })),
    )
    .execute()
  return { subscriptionKeys }
}
