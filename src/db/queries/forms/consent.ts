import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** The page text of each kind of consent; its edition is stored with the consent. */
const TEXT_OF = {
  'personal-data': 'consent',
  transfer: 'consent-transfer',
  newsletter: 'consent-newsletter',
  publication: 'consent-publication',
} as const

export type ConsentKind = keyof typeof TEXT_OF

// A missing text must not lose a visitor's submission.
const NO_TEXT = 'none'

interface GivenConsents {
  kinds: readonly ConsentKind[]
  form: string
  subject: string
  addressHash: string
}

export async function insertConsents(db: Db, { kinds, form, subject, addressHash }: GivenConsents): Promise<void> {
  const texts = await db
    .selectFrom('article')
    .select(['slug', sql<string>`meta ->> 'edition'`.as('edition')])
    .where('kind', '=', 'page')
    .where('slug', 'in', Object.values(TEXT_OF))
    .execute()
  const editions = new Map(texts.map(({ slug, edition }) => [slug, edition]))
  await db
    .insertInto('consent')
    .values(
      kinds.map(kind => ({
        kind,
        text_version: editions.get(TEXT_OF[kind]) ?? NO_TEXT,
        form,
        subject,
        address_hash: addressHash,
      })),
    )
    .execute()
}
