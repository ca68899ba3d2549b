import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

// Small enough that neither reading nor transferring a batch delays pages.
const BATCH = 250

/**
 * Facts of the ranking as known at `asOf`, in batches of agencies: one read per table, joined here. Sponsors and ads
 * are never read, so payments cannot influence a score.
 */
export async function* listAgencyFacts(db: Db, asOf: Date, batch = BATCH) {
  let last = 0
  while (true) {
    const agencies = await listAgencies(db, last, batch)
    const [first, final] = [agencies[0], agencies.at(-1)]
    if (!first || !final) return
    yield await gatherFacts(db, asOf, agencies, { first: first.id, last: final.id })
    last = final.id
  }
}

/** The facts of one agency; null for an unknown id. */
export async function getAgencyFacts(db: Db, id: number, asOf: Date) {
  const agencies = await listAgencies(db, id - 1, 1)
  if (agencies[0]?.id !== id) return null
  const [facts] = await gatherFacts(db, asOf, agencies, { first: id, last: id })
  return facts ?? null
}

export async function listSystemFacts(db: Db) {
  return db.selectFrom('cms').select(['slug', 'kind']).orderBy('slug').execute()
}

type Agencies = Awaited<ReturnType<typeof listAgencies>>
type IdRange = { first: number; last: number }

async function gatherFacts(db: Db, asOf: Date, agencies: Agencies, range: IdRange) {
  const prices = groupByAgency(await listServicePrices(db, range))
  const lines = groupByAgency(await listPriceLines(db, range))
  const facts = groupByAgency(await listCheckedFacts(db, range, asOf))
  const projects = groupByAgency(await listProjects(db, range, asOf))
  const reviews = groupByAgency(await listReviews(db, range, asOf))
  const cases = groupByAgency(await listCases(db, range, asOf))
  const awards = groupByAgency(await listAwards(db, range, asOf))
  return agencies.map(agency => ({
    ...agency,
    servicePrices: Object.fromEntries((prices.get(agency.id) ?? []).map(({ service, price }) => [service, price])),
    priceLines: (lines.get(agency.id) ?? []).map(({ service, siteType, from }) => ({ service, siteType, from })),
    checkedFacts: (facts.get(agency.id) ?? []).map(({ kind }) => kind),
    checkedAt: Object.fromEntries((facts.get(agency.id) ?? []).map(({ kind, checkedAt }) => [kind, checkedAt])),
    projects: projects.get(agency.id) ?? [],
    reviews: reviews.get(agency.id) ?? [],
    cases: cases.get(agency.id) ?? [],
    awards: awards.get(agency.id) ?? [],
  }))
}

async function listAgencies(db: Db, after: number, limit: number) {
  return db
    .selectFrom('agency')
    .select(['id', 'slug', 'country', 'city'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

async function listServicePrices(db: Db, { first, last }: IdRange) {
  return db
    .selectFrom('agency_service')
    .select(['agency_id as agencyId', 'service', 'price_from as price'])
    .where('agency_id', '>=', first)
    .where('agency_id', '<=', last)
    .where('price_from', 'is not', null)
    .$narrowType<{ price: number }>()
    .execute()
}

async function listPriceLines(db: Db, { first, last }: IdRange) {
  return db
    .selectFrom('price_line')
    .select(['agency_id as agencyId', 'service', 'site_type as siteType', 'price_from as from'])
    .where('agency_id', '>=', first)
    .where('agency_id', '<=', last)
    .orderBy('id')
    .execute()
}

async function listCheckedFacts(db: Db, { first, last }: IdRange, asOf: Date) {
  return db
    .selectFrom('agency_fact')
    .select(['agency_id as agencyId', 'kind', epochOf(sql`checked_at`).as('checkedAt')])
    .where('agency_id', '>=', first)
    .where('agency_id', '<=', last)
    .where('checked_at', '<=', asOf)
    .execute()
}

async function listProjects(db: Db, { first, last }: IdRange, asOf: Date) {
  return db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .select([
      'project.id',
      'project.agency_id as agencyId',
      'project.service',
      'project.site_type as siteType',
      'project.industry',
      'project.system',
      'project.web_server as webServer',
      'project.platforms',
      'client_company.lists as clientLists',
      'project.budget',
      'project.is_verified as isVerified',
      'project.is_nda as isNda',
      // Midnight UTC, whatever the time zone of the session.
      epochOf(sql`project.launched::timestamp at time zone 'UTC'`).as('launchedAt'),
    ])
    .where('project.agency_id', '>=', first)
    .where('project.agency_id', '<=', last)
    .where('project.launched', '<=', asOf.toISOString().slice(0, 10))
    .orderBy('project.id')
    .execute()
}

async function listReviews(db: Db, { first, last }: IdRange, asOf: Date) {
  return db
    .selectFrom('review')
    .select([
      'id',
      'agency_id as agencyId',
      'project_id as projectId',
      'service',
      'system',
      'overall',
      sql<'company-mail' | 'other-mail'>`evidence`.as('evidence'),
      epochOf(sql`published_at`).as('publishedAt'),
    ])
    .where('agency_id', '>=', first)
    .where('agency_id', '<=', last)
    .where('status', '=', 'published')
    .where('published_at', '<=', asOf)
    .orderBy('id')
    .execute()
}

async function listCases(db: Db, { first, last }: IdRange, asOf: Date) {
  return db
    .selectFrom('case_study')
    .select([
      'id',
      'agency_id as agencyId',
      'project_id as projectId',
      'service',
      'has_measured_result as hasMeasuredResult',
      epochOf(sql`published_at`).as('publishedAt'),
    ])
    .where('agency_id', '>=', first)
    .where('agency_id', '<=', last)
    .where('published_at', '<=', asOf)
    .orderBy('id')
    .execute()
}

async function listAwards(db: Db, { first, last }: IdRange, asOf: Date) {
  return db
    .selectFrom('award')
    .select([
      'id',
      'agency_id as agencyId',
      'contest_weight as contestWeight',
      sql<1 | 2 | 3>`place`.as('place'),
      'year',
    ])
    .where('agency_id', '>=', first)
    .where('agency_id', '<=', last)
    .where('year', '<=', asOf.getUTCFullYear())
    .orderBy('id')
    .execute()
}

function epochOf(timestamp: ReturnType<typeof sql>) {
  return sql<number>`floor(extract(epoch from ${timestamp}) * 1000)::float8`
}

function groupByAgency<Row extends { agencyId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, row => row.agencyId)
}
