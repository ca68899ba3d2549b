import { sql } from 'kysely'
import type { Registration } from '#domain/forms/registration-form.ts'
import type { Db } from '../../connect.ts'

/** Without the consent, which is stored in its own table. */
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

const COLUMNS = ['id', 'name', 'site_domain', 'details', 'status', 'reason', 'created_at'] as const

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

export async function listNewRegistrations(db: Db, limit: number): Promise<RegistrationRow[]> {
  const rows = await db
    .selectFrom('registration')
    .select(COLUMNS)
    .where('status', '=', 'new')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows as unknown as RegistrationRow[]
}

export async function getRegistration(db: Db, id: number): Promise<RegistrationRow | null> {
  const row = await db.selectFrom('registration').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return (row as unknown as RegistrationRow | undefined) ?? null
}

/** Decides a pending registration once; null if it was already decided. */
export async function decideRegistration(
  transaction: Db,
  id: number,
  decision: { status: 'approved' | 'declined'; agencyId?: number; reason?: string },
): Promise<RegistrationRow | null> {
  const row = await transaction
    .updateTable('registration')
    .set({
      status: decision.status,
      agency_id: decision.agencyId ?? null,
      reason: decision.reason ?? null,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .returning(COLUMNS)
    .executeTakeFirst()
  return (row as unknown as RegistrationRow | undefined) ?? null
}
