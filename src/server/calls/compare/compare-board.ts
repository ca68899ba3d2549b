import type { Answer } from '#contract/index.ts'
import { listComparedBudgets, listComparedCases, listComparedEntries } from '#db/queries/compare/compare.ts'
import { listEvidence } from '#db/queries/rating/row-details.ts'
import { comparePath } from '#domain/agency/chosen-agencies.ts'
import { type Candidate, VERDICT_RULES, verdictsOf } from '#domain/compare/verdict.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { quartilesOf } from '#domain/numbers/quartiles.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { PRICE_UNITS } from '#domain/vocabulary/services.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { measureKeyOf } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { projectPath } from '../../shapes/project-shape.ts'
import { usualPrice } from '../../shapes/usual-price.ts'
import type { ComparedAgency } from './compare-facts.ts'
import { type ComparedRating, comparedRating } from './compared-rating.ts'

type Board = Answer<'agency-compare-by-table'>['board']

interface Asked {
  rating: string | undefined
  /** In roubles. */
  limit: number | null
}

/** The agencies measured in one rating: verdicts, scores with their addends, prices, works. */
export async function compareBoard(
  compared: readonly ComparedAgency[],
  { rating: asked, limit }: Asked,
  context: Context,
): Promise<Board> {
  const ids = compared.map(({ agency }) => agency.id)
  const { chosen, ratings } = await comparedRating(ids, asked, context)
  const measured = chosen ? await measuredIn(chosen, ids, context) : []
  const unit = chosen?.unit ?? 'project'
  const verdicts = verdictsOf(
    compared.map((agency, index) => candidateOf(agency, measured[index], { limit, unit })),
    unit,
  )
  return {
    rating: chosen && {
      path: chosen.path,
      title: chosen.title,
      participants: chosen.participants,
      unit: PRICE_UNITS[unit].suffix,
      factors: chosen.factors,
    },
    ratings,
    limit,
    as_of: context.now().toISOString().slice(0, 10),
    url: context.config.siteUrl + comparePath(ids),
    criteria: REVIEW_CRITERIA.map(({ title }) => title),
    rules: [...VERDICT_RULES],
    candidates: compared.map(({ agency, marks }, index) => {
      const { entry, budgets = [], evidence, work = null } = measured[index] ?? {}
      return {
        verdict: verdicts[index] ?? { lead: '', facts: '' },
        standing: entry
          ? { place: entry.place, score: entry.score, addends: shownAddends(entry.addends, entry.score) }
          : null,
        price: {
          from: entry?.price_from ?? null,
          quartiles: entry ? usualPrice(entry).quartiles : null,
          sums: budgets.map(({ budget, client, is_nda }) => ({ sum: budget, client: is_nda ? null : client })),
        },
        marks: marks ? REVIEW_CRITERIA.map(({ id }) => marks[id]) : null,
        cases: evidence?.cases.length ?? 0,
        work: work && { ...work, path: projectPath({ agency_slug: agency.slug, id: work.id }) },
      }
    }),
  }
}

type Budgets = Awaited<ReturnType<typeof listComparedBudgets>>

interface Measured {
  entry: Awaited<ReturnType<typeof listComparedEntries>>[number] | undefined
  evidence: Evidence | undefined
  budgets: Budgets
  work: { id: number; client: string; result: string | null } | null
}

/** In the order of the ids. */
async function measuredIn(
  { editionId, slice }: ComparedRating,
  ids: readonly number[],
  { database: { kysely: db } }: Context,
): Promise<Measured[]> {
  const [entries, rows] = await Promise.all([
    listComparedEntries(db, editionId, slice, ids),
    listEvidence(db, editionId, measureKeyOf(slice), ids),
  ])
  const evidenceOf = new Map(rows.map(({ agency_id, evidence }) => [agency_id, evidence as unknown as Evidence]))
  const all = entries.flatMap(({ agency_id }) => evidenceOf.get(agency_id) ?? [])
  const [budgets, cases] = await Promise.all([
    listComparedBudgets(
      db,
      all.flatMap(({ projects }) => projects.map(([id]) => id)),
    ),
    listComparedCases(
      db,
      all.flatMap(evidence => evidence.cases),
    ),
  ])
  return ids.map(id => {
    const own = budgets.filter(({ agency_id }) => agency_id === id)
    const evidence = evidenceOf.get(id)
    return {
      entry: entries.find(({ agency_id }) => agency_id === id),
      evidence,
      budgets: own,
      work: evidence
        ? workOf(
            own,
            evidence,
            cases.filter(({ agency_id }) => agency_id === id),
          )
        : null,
    }
  })
}

/** The project of the newest case; without one, the heaviest public project with a result, then any. */
function workOf(
  budgets: Budgets,
  evidence: Evidence,
  cases: Awaited<ReturnType<typeof listComparedCases>>,
): Measured['work'] {
  const shown = new Map(budgets.filter(({ is_nda }) => !is_nda).map(project => [project.id, project]))
  const study = cases.find(({ project_id }) => project_id !== null && shown.has(project_id))
  const heaviest = (hasResult: boolean) =>
    evidence.projects.find(([projectId]) => {
      const own = shown.get(projectId)
      return own && (own.result !== null || !hasResult)
    })?.[0]
  const id = study?.project_id ?? heaviest(true) ?? heaviest(false)
  const project = id === undefined ? undefined : shown.get(id)
  return project
    ? { id: project.id, client: project.client, result: project.result && firstSentence(project.result) }
    : null
}

/** The measured change; what follows tells how. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

function candidateOf(
  { agency, marks }: ComparedAgency,
  measured: Measured | undefined,
  { limit, unit }: { limit: number | null; unit: ComparedRating['unit'] },
): Candidate {
  const { entry, evidence, budgets = [] } = measured ?? {}
  const months = quartilesOf(budgets.map(project => project.months))
  const [ofService = 0, all = 0] = evidence?.share ?? []
  return {
    scoredProjects: entry?.projects ?? null,
    average: agency.reviews_average,
    usualPrice: entry?.budget_quartiles?.[1] ?? null,
    // A month of support has no duration.
    usualMonths: unit === 'project' && months ? Math.round(months[1]) : null,
    priceFrom: entry?.price_from ?? null,
    focus: all > 0 ? ofService / all : null,
    cases: evidence?.cases.length ?? null,
    replyHours: agency.reply_hours,
    headcount: agency.headcount,
    founded: agency.founded,
    withinLimit:
      limit === null ? null : { within: budgets.filter(({ budget }) => budget <= limit).length, of: budgets.length },
    marks: marks ?? null,
    reviews: agency.reviews_count,
  }
}
