/** What the calculator asks. The keys are query parameters of its pages. */
export const QUESTIONS = [
  { key: 'type', title: 'Что сделать' },
  { key: 'industry', title: 'Отрасль клиента' },
  { key: 'system', title: 'Система' },
  { key: 'region', title: 'Где агентство' },
  { key: 'tier', title: 'Сегмент агентства' },
  { key: 'scope', title: 'Срок работы' },
] as const

export type QuestionKey = (typeof QUESTIONS)[number]['key']
export const QUESTION_KEYS: readonly QuestionKey[] = QUESTIONS.map(({ key }) => key)

/** An absent answer is «any». */
export type Answers = Readonly<Partial<Record<QuestionKey, string>>>

export const SCOPES = [
  { slug: '1-2', title: 'до 2 месяцев', to: 2 },
  { slug: '3-4', title: '3–4 месяца', to: 4 },
  { slug: '5-7', title: '5–7 месяцев', to: 7 },
  { slug: '8', title: '8 месяцев и дольше', to: Number.POSITIVE_INFINITY },
] as const

export const scopeOf = (months: number | null): string | null =>
  months === null ? null : (SCOPES.find(({ to }) => months <= to)?.slug ?? null)

const SLUG = /^[a-z0-9+-]{1,80}$/
const MAX_BUDGET_TEXT = 60

export type CalculatorParams = { [Key in QuestionKey]?: string } & { budget?: string }

/** Answers in an address; malformed ones are ignored. Free of vocabulary, so that browsers need none. */
export function calculatorParams(query: { get: (key: string) => unknown }): CalculatorParams {
  const params: CalculatorParams = {}
  for (const key of QUESTION_KEYS) {
    const value = query.get(key)
    if (typeof value === 'string' && SLUG.test(value)) params[key] = value
  }
  const budget = query.get('budget')
  if (typeof budget === 'string' && budget.trim() !== '') params.budget = budget.trim().slice(0, MAX_BUDGET_TEXT)
  return params
}

/** «?type=shop&region=kazan», always in the order of the questions; empty without answers. */
export function answersSearch(answers: Answers, budget?: number | null): string {
  const query = new URLSearchParams()
  for (const key of QUESTION_KEYS) {
    const value = answers[key]
    if (value !== undefined) query.set(key, value)
  }
  if (budget) query.set('budget', String(budget))
  return query.size > 0 ? `?${query}` : ''
}
