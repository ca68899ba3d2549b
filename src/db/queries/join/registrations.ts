import { sql } from 'kysely'
import { type Registration, registrationForm } from '#domain/forms/registration-form.ts'
import { readStoredForm } from '#domain/forms/stored-form.ts'
import type { Db } from '../../connect.ts'

/** The consent and the name are stored apart; the year does not matter to what was accepted. */
const { consent: _, name: __, ...DETAILS } = registrationForm(0)

export type RegistrationDetails = Omit<Registration, 'consent' | 'name'>

export interface RegistrationRow {
  id: number
  name: string
  site_domain: string
  details: RegistrationDetails
  status: string
  reason: string | null
  created_at: Date
}

/** Stored details that the form of today cannot read. */
export class BrokenRegistrationError extends Error {
  readonly fields: readonly string[]

  constructor(id: number, fields: readonly string[]) {
    super(`Registration ${id} has broken details: ${fields.join(', ')}`)
    this.fields = fields
  }
}

export async function findAgencyByDomain(db: Db, domain: string) {
  const agency = await db
    .selectFrom('agency')
    .select(['id', 'name', 'slug'])
    .where('site_domain', '=', domain)
    .executeTakeFirst()
  return agency ?? null
}

/** Null if a registration of the same site is pending; safe against concurrent submissions. */
export async function insertRegistration(
  db: Db,
  { name, domain, details }: { name: string; domain: string; details: RegistrationDetails },
): Promise<number | null> {
  const row = await db
    .insertInto('registration')
    .values({ name, site_domain: domain, details: JSON.stringify(details) })
    .onConflict(conflict => conflict.column('site_domain').where('status', '=', 'new').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function listNewRegistrations(db: Db, limit: number) {
  return db
    .selectFrom('registration')
    .select(['id', 'name', 'site_domain', 'created_at'])
    .where('status', '=', 'new')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function getRegistration(db: Db, id: number): Promise<RegistrationRow | null> {
  const row = await db
    .selectFrom('registration')
    .select(['id', 'name', 'site_domain', 'details', 'status', 'reason', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { values, broken } = readStoredForm(DETAILS, row.details)
  if (broken) throw new BrokenRegistrationError(id, broken)
  return { ...row, details: values }
}

/** Decides a pending registration once; false if it was already decided. */
export async function updateDecidedRegistration(
  transaction: Db,
  id: number,
  decision: { status: 'approved' | 'declined'; agencyId?: number; reason?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('registration')
    .set({
      status: decision.status,
      agency_id: decision.agencyId ?? null,
      reason: decision.reason ?? null,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
