import type { Db } from '../../connect.ts'

export async function getPerson(db: Db, slug: string) {
  const person = await db
    .selectFrom('person')
    .leftJoin('agency', 'agency.id', 'person.agency_id')
    .select([
      'person.id',
      'person.slug',
      'person.name',
      'person.role',
      'person.about',
      'agency.id as agency_id',
      'agency.name as agency_name',
      'agency.slug as agency_slug',
      'agency.logo as agency_logo',
      'agency.city as agency_city',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('article')
          .select('article.id')
          .where('article.kind', '=', 'person')
          .whereRef('article.slug', '=', 'person.slug'),
      ).as('is_team'),
    )
    .where('person.slug', '=', slug)
    .executeTakeFirst()
  return person ?? null
}
