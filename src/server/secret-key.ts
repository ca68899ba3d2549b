import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 128 random bits. Only the hash is stored, so a leaked database reveals no key. */
export function makeKey(): { key: string; hash: Buffer } {
  const key = randomBytes(16).toString('hex')
  return { key, hash: hashOfKey(key) }
}

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The same key every time, for links that must work for ever. Nobody can compute it without the site's secret. */
export const deriveKey = (secret: string, about: string): string =>
  createHmac('sha256', secret).update(about).digest('hex').slice(0, 32)
