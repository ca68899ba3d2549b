import { jsonArrayFrom } from 'kysely/helpers/postgres'
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
      'person.joined',
      'agency.id as agency_id',
      'agency.name as agency_name',
      'agency.slug as agency_slug',
      'agency.logo as agency_logo',
      'agency.city as agency_city',
    ])
    .select(eb => [
      eb
        .selectFrom('article')
        .select('article.published_at')
        .where('article.kind', '=', 'person')
        .whereRef('article.slug', '=', 'person.slug')
        .as('team_since'),
      jsonArrayFrom(
        eb
          .selectFrom('promo_vote')
          .innerJoin('promo_year', 'promo_year.year', 'promo_vote.year')
          .select('promo_vote.year')
          .distinct()
          .whereRef('promo_vote.person_id', '=', 'person.id')
          .where('promo_year.published_at', 'is not', null)
          .orderBy('promo_vote.year'),
      ).as('judged'),
    ])
    .where('person.slug', '=', slug)
    .executeTakeFirst()
  return person ?? null
}
