import type { RatingStep } from '#contract/shapes/rating.ts'
import type { Db } from '#db/connect.ts'
import { getAgencyFacts } from '#db/queries/rating/ranking-facts.ts'
import { listCasesById, listProjectsById } from '#db/queries/rating/row-details.ts'
import {
  listPlacesOfScores,
  listProjectsWithoutCase,
  listRivals,
  listUncheckedFacts,
} from '#db/queries/rating/steps.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { measureKeyOf } from '#ranking/slices.ts'
import { rescaled, type Step, scoreOf, stepsOf } from '#ranking/steps/steps.ts'
import type { Context } from '../../context.ts'
import { FACTOR_TEXTS, methodologyOf } from '../../shapes/methodology-text.ts'
import { projectPath } from '../../shapes/project-shape.ts'
import type { AskedRating } from './asked-rating.ts'

interface Standing {
  agencyId: number
  slug: string
  position: number
  score: number
}

/**
 * How an agency can rise in this slice. Nothing in a past edition, and nothing when its facts have changed since the
 * edition was computed: then the score before the step is no longer the one shown, until the next recompute.
 */
export async function risingSteps(
  { edition, slice, tier, size, path }: AskedRating,
  { agencyId, slug, position, score }: Standing,
  { database: { kysely: db } }: Context,
): Promise<RatingStep[]> {
  const type = ratingTypeBySlug(path.type)
  if (edition.year !== null || size.best_mass === null) return []
  const [facts, unchecked, withoutCase] = await Promise.all([
    getAgencyFacts(db, agencyId, edition.as_of),
    listUncheckedFacts(db, agencyId, edition.as_of),
    listProjectsWithoutCase(db, agencyId),
  ])
  const methodology = methodologyOf(edition.methodology)
  const terms = { type, key: measureKeyOf(slice), methodology, asOf: edition.as_of, best: size.best_mass }
  if (!facts || scoreOf(facts, terms)?.score !== score) return []
  const steps = stepsOf(facts, { unchecked, withoutCase }, terms)
  const [places, describe] = await Promise.all([
    placesAfter(db, { editionId: edition.id, slice, tier, position }, steps, terms.best),
    readDescriptions(db, slug, steps),
  ])
  return steps.map((step, index) => ({
    kind: step.kind,
    ...describe(step),
    factor: step.factor,
    factor_title: FACTOR_TEXTS[step.factor].title,
    gain: step.gain,
    before: step.before,
    after: step.after,
    score: step.score,
    place: places[index] ?? 1,
  }))
}

type At = Parameters<typeof listRivals>[1]

/** Scores of others change only when the agency's projects become the measure of theirs. */
async function placesAfter(db: Db, at: At, steps: readonly Step[], best: number): Promise<number[]> {
  const raises = steps.some(step => step.best > best)
  const [places, rivals] = await Promise.all([
    listPlacesOfScores(
      db,
      at,
      steps.map(({ score }) => score),
    ),
    raises ? listRivals(db, at) : [],
  ])
  return steps.map((step, index) =>
    step.best > best
      ? 1 + rivals.filter(rival => rescaled(rival, best, step.best) > step.score).length
      : (places[index] ?? 1),
  )
}

type Description = Pick<RatingStep, 'title' | 'path' | 'items'>

async function readDescriptions(db: Db, slug: string, steps: readonly Step[]): Promise<(step: Step) => Description> {
  const [projects, cases] = await Promise.all([
    listProjectsById(
      db,
      steps.flatMap(step => ('projects' in step ? step.projects : [])),
    ),
    listCasesById(
      db,
      steps.flatMap(step => ('study' in step ? step.study : [])),
    ),
  ])
  const page = href('agency', { agency: slug })
  return step => {
    if ('facts' in step)
      return { title: `${FACT_VERBS[step.kind]} ${listed(step.facts)}`, path: `${page}#facts`, items: [] }
    if ('study' in step) {
      const study = cases.find(({ id }) => id === step.study)
      const isPublic = study && study.project_id !== null && !study.project_is_nda
      const path = isPublic ? projectPath({ agency_slug: slug, id: study.project_id ?? 0 }) : page
      return { title: `Добавить цифру в кейс: ${study?.title ?? ''}`, path, items: [] }
    }
    const own = step.projects.flatMap(id => projects.find(project => project.id === id) ?? [])
    const portfolio = href('agency-portfolio', { agency: slug })
    const items = own.map(project =>
      project.is_nda
        ? { title: 'Проект под NDA', path: portfolio }
        : { title: project.title, path: projectPath(project) },
    )
    const title =
      step.kind === 'case'
        ? `Опубликовать кейс: ${own[0]?.title ?? ''}`
        : `Подтвердить ${counted(step.projects.length, 'project')} у клиентов`
    return { title, path: items[0]?.path ?? portfolio, items }
  }
}

const FACT_VERBS = { check: 'Дать проверить', publish: 'Опубликовать и дать проверить' } as const

/** Facts an agency can submit for checking, in the accusative. */
const GIVEN_FACTS: Readonly<Record<string, string>> = {
  prices: 'цены',
  team: 'команду',
  legal: 'юридическое лицо',
  clients: 'список клиентов',
}

/** «цены, команду и список клиентов» */
function listed(facts: readonly string[]): string {
  const names = facts.map(fact => GIVEN_FACTS[fact] ?? fact)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' и ')
}
