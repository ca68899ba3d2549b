import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { findFreeSlug, insertAgencyOf } from '#db/queries/join/new-agency.ts'
import { type RegistrationRow, updateDecidedRegistration } from '#db/queries/join/registrations.ts'
import { transliterate } from '#domain/russian/transliterate.ts'
import type { Config } from '../config.ts'
import { registrationApprovedEmail, registrationDeclinedEmail } from '../mail/emails/registration-emails.ts'
import { mailRulesOf, queueEmail } from '../mail/queue-email.ts'

interface Decision {
  registration: RegistrationRow
  site: Pick<Config, 'siteName' | 'siteUrl' | 'secretKey' | 'dataDir'>
}

/** The registration has already been decided, perhaps by another editor just now. */
export class DecidedRegistrationError extends Error {}

// Leaves room for a suffix such as «-2» within the longest slug.
const MAX_BASE_LENGTH = 70

/** Creates the profile, emails its administrator and drops every cached page, in one transaction. */
export async function approveRegistration(database: Database, { registration, site }: Decision): Promise<string> {
  return database.kysely.transaction().execute(async transaction => {
    const slug = await findFreeSlug(transaction, slugBase(registration))
    const agencyId = await insertAgencyOf(transaction, slug, registration)
    const { id } = registration
    if (!(await updateDecidedRegistration(transaction, id, { status: 'approved', agencyId }))) throw alreadyDecided(id)
    await queueEmail(transaction, registrationApprovedEmail(registration, slug, site), mailRulesOf(site))
    await database.notify(PAGES_CHANGED, '*', transaction)
    return slug
  })
}

export async function declineRegistration(database: Database, decision: Decision & { reason: string }): Promise<void> {
  const { registration, reason, site } = decision
  const { id } = registration
  await database.kysely.transaction().execute(async transaction => {
    if (!(await updateDecidedRegistration(transaction, id, { status: 'declined', reason }))) throw alreadyDecided(id)
    await queueEmail(transaction, registrationDeclinedEmail(registration, reason, site), mailRulesOf(site))
  })
}

const alreadyDecided = (id: number) => new DecidedRegistrationError(`Registration ${id} is decided`)

/** Falls back to the domain when nothing of the name can be transliterated. */
function slugBase({ name, site_domain }: RegistrationRow): string {
  const base = transliterate(name).slice(0, MAX_BASE_LENGTH).replace(/-$/, '')
  return base === '' ? transliterate(site_domain).slice(0, MAX_BASE_LENGTH) : base
}
