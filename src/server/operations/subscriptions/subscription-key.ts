import { randomBytes } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { insertMissingSetting } from '#db/queries/menu/settings.ts'
import { deriveKey } from '../../secret-key.ts'

const SETTING = 'subscription-secret'

/**
 * Every email carries its subscriber's key, months after the key was made, and only hashes are stored: so the key is
 * derived from topic and address (docs/decisions/0015-subscription-keys.md).
 */
export async function openKeys(db: Db): Promise<(topic: string, email: string) => string> {
  const secret = await insertMissingSetting(db, SETTING, randomBytes(32).toString('hex'))
  return (topic, email) => deriveKey(secret, `${topic} ${email.toLowerCase()}`)
}
