import type { ExplainedAddend } from '#contract/shapes/rating.ts'
import type { Db } from '#db/connect.ts'
import {
  listAwardsById,
  listCasesById,
  listCheckedFactsOf,
  listProjectsById,
  listReviewsById,
} from '#db/queries/rating/row-details.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import type { Factor } from '#domain/rating/factors.ts'
import { formatDate, formatMonth } from '#domain/time/dates.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { FACT_TITLES } from '../../shapes/methodology-text.ts'
import { projectPath } from '../../shapes/project-shape.ts'
import { companyOf, shorten } from '../../shapes/response-card.ts'

type EvidenceItem = ExplainedAddend['evidence'][number]
export type ProjectRow = Awaited<ReturnType<typeof listProjectsById>>[number]

/** Items listed per factor; the rest are only counted. */
const LISTED = 100
const RESULT_LENGTH = 120

/** The evidence behind an agency's score, described for readers. */
export interface EvidenceItems {
  /** The heaviest projects, those under NDA included. */
  projects: ProjectRow[]
  of(factor: Factor): { evidence: EvidenceItem[]; more: number }
}

/** One query per kind of evidence, not per agency. */
export async function readEvidenceItems(
  db: Db,
  byAgency: ReadonlyMap<number, Evidence>,
): Promise<(agencyId: number) => EvidenceItems> {
  const all = [...byAgency.values()]
  const [projects, reviews, cases, awards, facts] = await Promise.all([
    listProjectsById(
      db,
      all.flatMap(({ projects: own }) => firstIds(own, LISTED)),
    ),
    listReviewsById(
      db,
      all.flatMap(({ reviews: own }) => firstIds(own, LISTED)),
    ),
    listCasesById(
      db,
      all.flatMap(({ cases: own }) => own.slice(0, LISTED)),
    ),
    listAwardsById(
      db,
      all.flatMap(({ awards: own }) => firstIds(own, LISTED)),
    ),
    listCheckedFactsOf(db, [...byAgency.keys()]),
  ])
  const projectOf = byId(projects)
  const descriptions = {
    projects: describeAll(projects, describeProject),
    reviews: describeAll(reviews, describeReview),
    cases: describeAll(cases, describeCase),
    awards: describeAll(awards, describeAward),
  }
  return agencyId => {
    const evidence = byAgency.get(agencyId) ?? NOTHING
    const checked = facts.filter(fact => fact.agency_id === agencyId && evidence.facts.includes(fact.kind))
    return {
      projects: firstIds(evidence.projects, LISTED).flatMap(id => projectOf.get(id) ?? []),
      of(factor) {
        if (factor === 'focus') return { evidence: [], more: 0 }
        if (factor === 'openness') return { evidence: checked.map(describeFact), more: 0 }
        const weighed = weighedOf(evidence, factor)
        return listHeaviest(weighed, descriptions[factor])
      },
    }
  }
}

const NOTHING: Evidence = { projects: [], reviews: [], cases: [], awards: [], facts: [], share: [0, 0] }

type Description = Omit<EvidenceItem, 'share'>
type Weighed = readonly (readonly [id: number, weight: number, ...rest: number[]])[]

function weighedOf(evidence: Evidence, factor: 'projects' | 'reviews' | 'cases' | 'awards'): Weighed {
  return factor === 'cases' ? evidence.cases.map(id => [id, 1]) : evidence[factor]
}

function listHeaviest(
  weighed: Weighed,
  descriptions: ReadonlyMap<number, Description>,
): { evidence: EvidenceItem[]; more: number } {
  const heaviest = weighed[0]?.[1] || 1
  const evidence = weighed.slice(0, LISTED).flatMap(([id, weight]) => {
    const own = descriptions.get(id)
    return own ? { ...own, share: Math.round((weight / heaviest) * 100) / 100 } : []
  })
  return { evidence, more: weighed.length - evidence.length }
}

function describeProject(project: ProjectRow): Description {
  const { title, launched, budget, is_verified, is_nda, agency_slug } = project
  const check = is_verified ? 'подтверждён клиентом' : 'не подтверждён'
  // A project under NDA has no address of its own; the portfolio counts it.
  return is_nda
    ? {
        title: 'Проект под NDA',
        path: href('agency-portfolio', { agency: agency_slug }),
        detail: `${formatMonth(launched)} · ${check}`,
      }
    : { title, path: projectPath(project), detail: `${formatMonth(launched)} · ${formatMoney(budget)} · ${check}` }
}

// Names the company, not the author, who may have hidden their name.
function describeReview(review: Awaited<ReturnType<typeof listReviewsById>>[number]): Description {
  const mail = review.evidence === 'company-mail' ? 'с почты компании' : 'с другой почты'
  const date = review.published_at ? `${formatDate(review.published_at)} · ` : ''
  return {
    title: `Оценка ${review.overall} — ${companyOf(review)}`,
    path: href('agency-review', { agency: review.agency_slug, id: review.id }),
    detail: `${date}отзыв ${mail}`,
  }
}

function describeCase(study: Awaited<ReturnType<typeof listCasesById>>[number]): Description {
  const detail = `${formatDate(study.published_at)} · ${shorten(study.result, RESULT_LENGTH)}`
  // A case of a project under NDA has no page.
  const path = study.project_is_nda ? href('agency', { agency: study.agency_slug }) : href('case', { id: study.id })
  return { title: study.title, path, detail }
}

function describeAward(award: Awaited<ReturnType<typeof listAwardsById>>[number]): Description {
  const detail = `${award.place}-е место, ${award.year} · вес конкурса ${formatNumber(award.contest_weight, 2)}`
  const path = pathOfProject(award) ?? `${href('agency', { agency: award.agency_slug })}#awards`
  return { title: `${award.contest}, ${award.nomination}`, path, detail }
}

interface OfProject {
  agency_slug: string
  project_id: number | null
  project_is_nda: boolean | null
}

const pathOfProject = ({ agency_slug, project_id, project_is_nda }: OfProject): string | null =>
  project_id === null || project_is_nda ? null : projectPath({ agency_slug, id: project_id })

function describeFact(fact: Awaited<ReturnType<typeof listCheckedFactsOf>>[number]): EvidenceItem {
  const title = FACT_TITLES[fact.kind] ?? fact.kind
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    path: `${href('agency', { agency: fact.agency_slug })}#facts`,
    detail: `проверено ${formatDate(fact.checked_at)}`,
    share: 1,
  }
}

const firstIds = (weighed: Weighed, count: number): number[] => weighed.slice(0, count).map(([id]) => id)

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map(row => [row.id, row]))

const describeAll = <Row extends { id: number }>(rows: readonly Row[], describe: (row: Row) => Description) =>
  new Map(rows.map(row => [row.id, describe(row)]))
