import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { SECRET_PREFIXES } from '#domain/paths/paths.ts'

/** Emails wait in the database, some for weeks; the keys in their links wait there encrypted. */
export interface Seal {
  /** Encrypts the key of every private link in the text. */
  close(text: string): string
  /** The text as it was. Throws SealError if the links were sealed with another secret. */
  open(text: string): string
}

/** `code` is what the operator sees as the reason. */
export class SealError extends Error {
  readonly code = 'ESEAL'
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const KEY_BYTES = 16
const TAG_BYTES = 16

// Prefixes are letters, slashes and hyphens: nothing to escape.
const PREFIX = `(?<=${SECRET_PREFIXES.join('|')})`
const CLEAR = new RegExp(`${PREFIX}[0-9a-f]{${KEY_BYTES * 2}}(?![0-9a-f])`, 'g')
const SEALED_LENGTH = Math.ceil(((IV_BYTES + KEY_BYTES + TAG_BYTES) * 8) / 6)
const SEALED = new RegExp(`${PREFIX}~([\\w-]{${SEALED_LENGTH}})~`, 'g')

/** The secret is read on first use. */
export function makeSeal(readSecret: () => Buffer): Seal {
  let secret: Buffer | undefined
  const secretOf = (): Buffer => {
    secret ??= readSecret()
    return secret
  }
  return {
    close: text =>
      text
        // Text that looks sealed was typed by a visitor; unsealing it would fail the email.
        .replace(SEALED, '$1')
        .replace(CLEAR, key => `~${encrypt(Buffer.from(key, 'hex'), secretOf())}~`),
    open: text => text.replace(SEALED, (_, sealed: string) => decrypt(Buffer.from(sealed, 'base64url'), secretOf())),
  }
}

function encrypt(key: Buffer, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, secret, iv)
  return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

function decrypt(sealed: Buffer, secret: Buffer): string {
  const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    const key = [decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]
    return Buffer.concat(key).toString('hex')
  } catch (error) {
    throw new SealError('The key of a link was sealed with another secret', { cause: error })
  }
}
