import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { findFreeSlug, insertAgencyOf } from '#db/queries/join/new-agency.ts'
import { decideRegistration, type RegistrationRow } from '#db/queries/join/registrations.ts'
import { transliterate } from '#domain/russian/transliterate.ts'
import { registrationApprovedEmail, registrationDeclinedEmail } from '../mail/emails/registration-emails.ts'
import { queueEmail } from '../mail/queue-email.ts'

interface Decision {
  registration: RegistrationRow
  site: { siteName: string; siteUrl: string }
}

/** Somebody was quicker, or it was decided long ago. */
export class DecidedRegistrationError extends Error {}

// Room for «-2» within the longest slug.
const LONGEST_BASE = 70

/** The profile is made, its administrator is told, every kept page is made anew. All of it, or nothing. */
export async function approveRegistration(database: Database, { registration, site }: Decision): Promise<string> {
  return database.kysely.transaction().execute(async transaction => {
    const slug = await findFreeSlug(transaction, slugBase(registration))
    const agencyId = await insertAgencyOf(transaction, slug, registration)
    const { id } = registration
    if (!(await decideRegistration(transaction, id, { status: 'approved', agencyId }))) throw decidedBefore(id)
    await queueEmail(transaction, registrationApprovedEmail(registration, slug, site))
    await database.notify(PAGES_CHANGED, '*', transaction)
    return slug
  })
}

export async function declineRegistration(database: Database, decision: Decision & { reason: string }): Promise<void> {
  const { registration, reason, site } = decision
  const { id } = registration
  await database.kysely.transaction().execute(async transaction => {
    if (!(await decideRegistration(transaction, id, { status: 'declined', reason }))) throw decidedBefore(id)
    await queueEmail(transaction, registrationDeclinedEmail(registration, reason, site))
  })
}

const decidedBefore = (id: number) => new DecidedRegistrationError(`Registration ${id} is decided`)

/** By the name; a name without a letter that we can write in Latin goes by its domain. */
function slugBase({ name, site_domain }: RegistrationRow): string {
  const base = transliterate(name).slice(0, LONGEST_BASE).replace(/-$/, '')
  return base === '' ? transliterate(site_domain).slice(0, LONGEST_BASE) : base
}
