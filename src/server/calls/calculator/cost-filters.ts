import type { Answer, Params } from '#contract/index.ts'
import { answerTitle, knownAnswers, type SystemTitles } from '#domain/calculator/answer-titles.ts'
import type { Answers, QuestionKey } from '#domain/calculator/answers.ts'
import { askedQuery } from '#domain/calculator/asked-query.ts'
import { countOptions } from '#domain/calculator/deals.ts'
import { QUESTIONS, SCOPES } from '#domain/calculator/questions.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import type { Context } from '../../context.ts'
import { priceTable, systemTitles } from '../../shapes/price-table.ts'

type Question = Answer<'cost-filters'>['questions'][number]

/** The questions of a service: those whose answers its deals know. */
export async function costFilters(
  { service, ...given }: Params<'cost-filters'>,
  context: Context,
): Promise<Answer<'cost-filters'>> {
  const answers = knownAnswers(given, await systemTitles(context))
  return context.memo.rememberLarge(`cost-filters:${askedQuery(service, answers)}`, () =>
    countQuestions(service, answers, context),
  )
}

async function countQuestions(slug: string, answers: Answers, context: Context): Promise<Answer<'cost-filters'>> {
  const [{ service, deals }, systems] = await Promise.all([priceTable(slug, context), systemTitles(context)])
  const counts = countOptions(deals, answers)
  return {
    service: { value: service.slug, title: service.title },
    questions: QUESTIONS.flatMap(({ key, title }) => {
      const options = optionsOf(key, withChosen(counts[key], answers[key]), systems)
      return options.length > 1 || answers[key] ? [{ key, title, selected: answers[key] ?? '', options }] : []
    }),
  }
}

/** A chosen answer stays among the options, even if no deal has it. */
function withChosen(counts: ReadonlyMap<string, number>, chosen: Answers[QuestionKey]): ReadonlyMap<string, number> {
  return chosen === undefined || counts.has(chosen) ? counts : new Map([...counts, [chosen, 0]])
}

const ORDERED: Partial<Record<QuestionKey, readonly string[]>> = {
  tier: TIERS.map(({ slug }) => slug),
  scope: SCOPES.map(({ slug }) => slug),
}

/** Tiers and terms in their own order, all else the commonest first. */
function optionsOf(key: QuestionKey, counts: ReadonlyMap<string, number>, systems: SystemTitles): Question['options'] {
  const options = [...counts].flatMap(([value, projects]) => {
    const title = answerTitle(key, value, systems)
    return title === null ? [] : [{ value, title, projects }]
  })
  const order = ORDERED[key]
  return options.toSorted((one, other) =>
    order
      ? order.indexOf(one.value) - order.indexOf(other.value)
      : other.projects - one.projects || one.title.localeCompare(other.title, 'ru'),
  )
}
