import type { Db } from '#db/connect.ts'
import { listAwardsById, listCasesById, listProjectsById, listReviewsById } from '#db/queries/rating/row-details.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import type { Factor } from '#domain/rating/factors.ts'
import { formatDateNumeric } from '#domain/time/dates.ts'
import type { Evidence } from '#ranking/evidence.ts'

type Descriptions = ReadonlyMap<number, string>

/** Every project, review, case and award that counted, with its weight and date. */
export async function readEvidenceLines(db: Db, evidence: Evidence): Promise<(factor: Factor) => string[]> {
  const { projects, reviews, cases, awards, facts } = evidence
  const ids = (weighed: readonly (readonly [number, ...number[]])[]) => weighed.map(([id]) => id)
  const describedProjects = describeAll(await listProjectsById(db, ids(projects)), describeProject)
  const describedReviews = describeAll(await listReviewsById(db, ids(reviews)), describeReview)
  const describedCases = describeAll(await listCasesById(db, cases), describeCase)
  const describedAwards = describeAll(await listAwardsById(db, ids(awards)), describeAward)
  const lines: Record<Factor, string[]> = {
    projects: projects.map(([id, weight]) => line(weight, id, describedProjects)),
    reviews: reviews.map(([id, weight, overall]) => line(weight, id, describedReviews, `оценка ${overall}, `)),
    focus: [],
    cases: cases.map(id => line(1, id, describedCases)),
    awards: awards.map(([id, worth]) => line(worth, id, describedAwards)),
    openness: facts.map(fact => `  ${fact}`),
  }
  return factor => lines[factor]
}

// A frozen edition outlives what it counted: a withdrawn review keeps its weight but has no row.
function line(weight: number, id: number, descriptions: Descriptions, prefix = ''): string {
  return `  ${formatFixed(weight, 4)}  ${prefix}${descriptions.get(id) ?? `№ ${id}, больше не опубликовано`}`
}

function describeProject(row: Awaited<ReturnType<typeof listProjectsById>>[number]): string {
  const check = row.is_verified ? 'подтверждён' : 'не подтверждён'
  return `${formatDateNumeric(row.launched)}  ${row.title}, ${formatMoney(row.budget)}, ${check}`
}

function describeReview(row: Awaited<ReturnType<typeof listReviewsById>>[number]): string {
  const mail = row.evidence === 'company-mail' ? 'с почты компании' : 'с другой почты'
  return `${row.published_at ? formatDateNumeric(row.published_at) : ''}  ${row.company_name}, ${mail}`
}

function describeCase(row: Awaited<ReturnType<typeof listCasesById>>[number]): string {
  return `${formatDateNumeric(row.published_at)}  ${row.title}`
}

function describeAward(row: Awaited<ReturnType<typeof listAwardsById>>[number]): string {
  return `${row.year}  ${row.contest}, ${row.nomination}, место ${row.place}`
}

function describeAll<Row extends { id: number }>(rows: readonly Row[], describe: (row: Row) => string): Descriptions {
  return new Map(rows.map(row => [row.id, describe(row)]))
}
