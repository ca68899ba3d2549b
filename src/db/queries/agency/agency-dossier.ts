import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { AVERAGE_DIGITS } from '#domain/review/average-mark.ts'
import type { Db } from '../../connect.ts'
import { mentionsAgency } from '../articles/mentions.ts'
import { paidBudgets } from '../fragments/paid-budgets.ts'
import { isShown } from '../portfolio/portfolio.ts'
import { selectWins } from '../promo/awards.ts'
import { isPublished } from '../reviews/responses.ts'
import { selectFilteredCounts } from '../reviews/reviews.ts'

/** No phones or emails here: data that is not read cannot leak. */
const AGENCY_COLUMNS = [
  'agency.id',
  'agency.slug',
  'agency.name',
  'agency.logo',
  'agency.city',
  'agency.legal_name',
  'agency.inn',
  'agency.tagline',
  'agency.about',
  'agency.founded',
  'agency.headcount',
  'agency.site',
  'agency.price_from',
  'agency.hour_rate',
  'agency.reply_hours',
  'agency.accepts_requests',
  'agency.faq',
] as const

/**
 * Everything the tabs of an agency show except paginated lists. Header, prices, heads and redirects share this one
 * read, so a page of an agency stays within its query budget. Services come with the budgets paid for them since a day.
 */
export async function getAgencyDossier(db: Db, slug: string, since: string) {
  const dossier = await db
    .selectFrom('agency')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('review')
          .select([
            eb.fn.countAll<number>().as('reviews_count'),
            sql<number | null>`round(avg(review.overall), ${sql.lit(AVERAGE_DIGITS)})`.as('reviews_average'),
          ])
          .whereRef('review.agency_id', '=', 'agency.id')
          .where(isPublished)
          .as('rated'),
      join => join.onTrue(),
    )
    .select(AGENCY_COLUMNS)
    .select(['rated.reviews_count', 'rated.reviews_average'])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('agency_service')
          .select(['id', 'service', 'share', 'price_from'])
          .select(of => paidBudgets(of.ref('agency.id'), of.ref('agency_service.service'), since).as('budgets'))
          .whereRef('agency_id', '=', 'agency.id')
          .orderBy('share', 'desc')
          .orderBy('service'),
      ).as('services'),
      jsonArrayFrom(selectFilteredCounts(db).where(sql<boolean>`review.agency_id = agency.id`)).as('review_counts'),
      jsonArrayFrom(
        eb
          .selectFrom('agency_fact')
          .select(['kind', 'value', 'source', 'checked_at'])
          .whereRef('agency_id', '=', 'agency.id')
          .orderBy('kind'),
      ).as('facts'),
      jsonArrayFrom(
        eb
          .selectFrom('office')
          .select(['id', 'city', 'address', 'is_main', 'latitude', 'longitude'])
          .whereRef('agency_id', '=', 'agency.id')
          .orderBy('is_main', 'desc')
          .orderBy('id'),
      ).as('offices'),
      jsonArrayFrom(
        eb
          .selectFrom('price_line')
          .select(['service', 'title', 'unit', 'price_line.price_from', 'price_to', 'included', 'site_type'])
          .whereRef('agency_id', '=', 'agency.id')
          .orderBy('price_from')
          .orderBy('id'),
      ).as('prices'),
      jsonArrayFrom(
        eb
          .selectFrom('person')
          .select(['slug', 'name', 'role', 'joined'])
          .select(of =>
            jsonArrayFrom(
              of
                .selectFrom('interview')
                .select('interview.published_at')
                .whereRef('interview.person_id', '=', 'person.id')
                .orderBy('interview.published_at'),
            ).as('interviews'),
          )
          .whereRef('agency_id', '=', 'agency.id')
          .orderBy('id'),
      ).as('people'),
      jsonArrayFrom(
        eb
          .selectFrom('award')
          .select(['project_id', 'contest', 'nomination', 'place', 'year'])
          .whereRef('agency_id', '=', 'agency.id')
          .orderBy('year', 'desc')
          .orderBy('place')
          .orderBy('id'),
      ).as('awards'),
      jsonArrayFrom(selectWins(db).where(sql<boolean>`promo_entry.agency_id = agency.id`)).as('wins'),
      jsonArrayFrom(
        eb
          .selectFrom('cms_partner')
          .innerJoin('cms', 'cms.slug', 'cms_partner.cms')
          .select(['cms.slug', 'cms.title', 'cms_partner.level'])
          .whereRef('agency_id', '=', 'agency.id')
          .orderBy('cms.title'),
      ).as('partners'),
      jsonArrayFrom(
        eb
          .selectFrom('project')
          .select(['industry', eb.fn.countAll<number>().as('projects')])
          .whereRef('agency_id', '=', 'agency.id')
          .where(isShown)
          .groupBy('industry')
          .orderBy('projects', 'desc')
          .orderBy('industry'),
      ).as('industries'),
      jsonArrayFrom(
        eb
          .selectFrom('project')
          .innerJoin('cms', 'cms.slug', 'project.system')
          .select(['cms.slug', 'cms.title', eb.fn.countAll<number>().as('projects')])
          .whereRef('agency_id', '=', 'agency.id')
          .where(isShown)
          .groupBy(['cms.slug', 'cms.title'])
          .orderBy('projects', 'desc')
          .orderBy('cms.title'),
      ).as('systems'),
      eb
        .selectFrom('project')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('agency_id', '=', 'agency.id')
        .where('project.is_nda', '=', true)
        .as('nda_count'),
      eb
        .selectFrom('interview')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('agency_id', '=', 'agency.id')
        .as('interviews_count'),
      eb.selectFrom('article').select(eb.fn.countAll<number>().as('count')).where(mentionsAgency).as('mentions_count'),
    ])
    .$narrowType<{ nda_count: number; interviews_count: number; mentions_count: number; faq: FaqEntry[] }>()
    .where('agency.slug', '=', slug)
    .executeTakeFirst()
  return dossier ?? null
}

interface FaqEntry {
  [key: string]: string
  question: string
  answer: string
}

export type AgencyDossier = NonNullable<Awaited<ReturnType<typeof getAgencyDossier>>>
