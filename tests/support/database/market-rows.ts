import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Agency, Project, Review } from '#db/tables.generated.ts'

// Default rows, so that each test names only the columns it cares about.

export async function insertAgency(db: Db, slug: string, changes: Partial<Insertable<Agency>> = {}): Promise<number> {
  const { id } = await db
    .insertInto('agency')
    .values({
      slug,
      name: slug,
      legal_name: `ООО «${slug}»`,
      inn: '1655000000',
      country: 'russia',
      city: 'kazan',
      founded: 2010,
      headcount: 20,
      site: `https://${slug}.example/`,
      site_domain: `${slug}.example`,
      email: `mail@${slug}.example`,
      phone: '+78430000000',
      tagline: '',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertClient(db: Db, slug: string, lists: string[] = []): Promise<number> {
  const { id } = await db
    .insertInto('client_company')
    .values({ slug, name: slug, industry: 'finance', lists, domain: `${slug}.example` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ProjectKeys = { agency_id: number; client_id: number }

export async function insertProject(db: Db, changes: ProjectKeys & Partial<Insertable<Project>>): Promise<number> {
  const { id } = await db
    .insertInto('project')
    .values({
      title: 'Проект',
      service: 'sites',
      industry: 'finance',
      budget: 500_000,
      months: 3,
      launched: '2026-01-01',
      is_verified: true,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertReview(
  db: Db,
  changes: { agency_id: number } & Partial<Insertable<Review>>,
): Promise<number> {
  const { id } = await db
    .insertInto('review')
    .values({
      service: 'sites',
      overall: 5,
      quality: 5,
      terms: 5,
      communication: 5,
      value: 5,
      recommend: 5,
      body: 'Всё в срок.',
      author_name: 'Анна',
      author_role: 'маркетолог',
      company_name: 'Клиент',
      evidence: 'company-mail',
      status: 'published',
      created_at: new Date('2026-02-01T00:00:00Z'),
      published_at: new Date('2026-02-02T00:00:00Z'),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
