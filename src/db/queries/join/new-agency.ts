import type { Db } from '../../connect.ts'
import type { RegistrationRow } from './registrations.ts'

/** Facts stated by the agency; they do not count until the editors verify them. */
const SOURCE = 'заявка агентства'

/** Creates the profile from a registration; fields the form does not ask for stay empty. */
export async function insertAgencyOf(transaction: Db, slug: string, registration: RegistrationRow): Promise<number> {
  const { name, site_domain, details } = registration
  const { country, city, founded, headcount, site, email, phone } = details
  const { id } = await transaction
    .insertInto('agency')
    .values({ slug, name, site_domain, country, city, founded, headcount, site, email, phone, ...UNKNOWN })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction.insertInto('agency_service').values(servicesOf(id, details.services)).execute()
  await transaction
    .insertInto('office')
    .values({ agency_id: id, city, address: details.address, phone, is_main: true })
    .execute()
  const facts = [
    { kind: 'site', value: site_domain },
    { kind: 'team', value: `В команде ${headcount} чел. по данным агентства` },
    { kind: 'office', value: details.address },
  ]
  await transaction
    .insertInto('agency_fact')
    .values(facts.map(fact => ({ ...fact, agency_id: id, source: SOURCE, checked_at: null })))
    .execute()
  return id
}

const UNKNOWN = { legal_name: '', inn: '', tagline: '' }

/** The form does not ask for shares, so they are equal; the last one takes the rounding remainder. */
function servicesOf(agency_id: number, services: readonly string[]) {
  const share = Math.floor(1000 / services.length) / 1000
  const last = Number((1 - share * (services.length - 1)).toFixed(3))
  return services.map((service, index) => ({
    agency_id,
    service,
    share: index === services.length - 1 ? last : share,
  }))
}

/** The slug itself, or the first free one of `slug-2`, `slug-3` … */
export async function findFreeSlug(db: Db, wanted: string): Promise<string> {
  const taken = await db
    .selectFrom('agency')
    .select('slug')
    .where(({ eb, or }) => or([eb('slug', '=', wanted), eb('slug', 'like', `${wanted}-%`)]))
    .execute()
  const slugs = new Set(taken.map(({ slug }) => slug))
  let free = wanted
  for (let number = 2; slugs.has(free); number += 1) free = `${wanted}-${number}`
  return free
}
