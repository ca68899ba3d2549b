import { sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import { withinRange } from '../fragments/price-range.ts'
import { isPublished } from './responses.ts'

export const REVIEW_COLUMNS = [
  'review.id',
  'review.service',
  'cms.title as system',
  'review.overall',
  'review.quality',
  'review.terms',
  'review.communication',
  'review.value',
  'review.recommend',
  'review.body',
  'review.better',
  'review.price',
  'review.months',
  'review.author_name',
  'review.author_role',
  'review.company_name',
  'review.show_name',
  'review.evidence',
  'review.proof',
  'review.published_at',
  'project.id as project_id',
  'project.title as project_title',
  'project.is_nda as project_is_nda',
  'review_reply.body as reply_body',
  'review_reply.created_at as reply_created_at',
  'agency.id as agency_id',
  'agency.name',
  'agency.slug',
  'agency.logo',
  'agency.city',
] as const

/** Published reviews with everything their page shows; the caller adds conditions and order. */
export function selectReviews(db: Db) {
  return db
    .selectFrom('review')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .leftJoin('project', 'project.id', 'review.project_id')
    .leftJoin('cms', 'cms.slug', 'review.system')
    .leftJoin('review_reply', 'review_reply.review_id', 'review.id')
    .select(REVIEW_COLUMNS)
    .where(isPublished)
    .$narrowType<{ published_at: Date }>()
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

/** Of its publication, in Moscow; null while a review is not published. */
const publishedYear = sql<number | null>`extract(year from moscow_day(review.published_at))::int`

/** Reviews of every status grouped by all dimensions of a summary; the caller adds conditions. */
export function selectReviewCounts(db: Db) {
  return db
    .selectFrom('review')
    .select(({ fn }) => [
      'review.status',
      'review.service',
      'review.price_range as range',
      'review.overall',
      publishedYear.as('year'),
      fn.countAll<number>().as('reviews'),
      sql<number>`count(*) filter (where review.evidence = 'company-mail')`.as('from_company'),
      fn.sum<number>('review.quality').as('quality'),
      fn.sum<number>('review.terms').as('terms'),
      fn.sum<number>('review.communication').as('communication'),
      fn.sum<number>('review.value').as('value'),
      fn.sum<number>('review.recommend').as('recommend'),
    ])
    .groupBy(['review.status', 'review.service', 'review.price_range', 'review.overall', 'year'])
}

export type ReviewCount = Awaited<ReturnType<ReturnType<typeof selectReviewCounts>['execute']>>[number]

const isFromCompany = sql<boolean>`(review.evidence = 'company-mail')`
/** The editors have seen a paper of the order. */
const hasPaper = sql<boolean>`(review.proof is not null)`
const namesBetter = sql<boolean>`(review.better is not null)`

/** The same, also by what the filters of an agency's reviews ask; too fine for lists of many agencies. */
export const selectFilteredCounts = (db: Db) =>
  selectReviewCounts(db)
    .select([isFromCompany.as('is_from_company'), hasPaper.as('has_paper'), namesBetter.as('names_better')])
    .groupBy(['is_from_company', 'has_paper', 'names_better'])

/** Null and false mean any. */
export interface ReviewConditions {
  category: string | null
  price: PriceRange | undefined
  /** Inclusive. */
  marks: { from: number; to: number } | null
  year: number | null
  isFromCompany: boolean
  hasPaper: boolean
  namesBetter: boolean
}

/** Whether a review is among those that `selectFilteredCounts` counts for these filters. */
export function isAmong({ category, price, marks, year, ...signs }: ReviewConditions) {
  const conditions = [
    withinRange('review.price', price),
    category === null ? null : sql`review.service = ${category}`,
    marks && sql`review.overall between ${marks.from} and ${marks.to}`,
    year === null ? null : sql`${publishedYear} = ${year}`,
    signs.isFromCompany ? isFromCompany : null,
    signs.hasPaper ? hasPaper : null,
    signs.namesBetter ? namesBetter : null,
  ]
  return sql<boolean>`(${sql.join(
    conditions.filter(condition => condition !== null),
    sql` and `,
  )})`
}

/** Signs of proof that a review's card shows: the company's mail, a paper, a project. */
export const proofRank = sql<number>`(${isFromCompany}::int + ${hasPaper}::int + (review.project_id is not null)::int)`
