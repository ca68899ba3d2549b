import { type RawBuilder, sql } from 'kysely'
import { REVIEW_CRITERIA, type ReviewCriterion } from '#domain/vocabulary/review-criteria.ts'
import type { Db } from '../../connect.ts'

export type CriterionMedians = { agencies: number } & Record<ReviewCriterion, number | null>

/** Medians, over agencies with so many reviews, of their average mark by criterion. */
export async function getCriterionMedians(db: Db, least: number): Promise<CriterionMedians> {
  const { rows } = await sql<CriterionMedians>`
    select count(*)::int as agencies, ${eachCriterion(
      id => sql`percentile_cont(0.5) within group (order by ${sql.ref(id)})::float8 as ${sql.ref(id)}`,
    )}
    from (
      select ${eachCriterion(id => sql`avg(review.${sql.ref(id)})::float8 as ${sql.ref(id)}`)}
      from review
      where review.status = 'published'
      group by review.agency_id
      having count(*) >= ${least}
    ) as marked`.execute(db)
  const [medians] = rows
  if (!medians) throw new Error('An aggregate without a group always has one row')
  return medians
}

const eachCriterion = (of: (id: string) => RawBuilder<unknown>) => sql.join(REVIEW_CRITERIA.map(({ id }) => of(id)))
