/** Questions of the calculator, in their order; the keys are query parameters of its pages. */
export const QUESTION_KEYS = ['type', 'industry', 'system', 'region', 'tier', 'scope'] as const

export type QuestionKey = (typeof QUESTION_KEYS)[number]

/** An absent answer is «any». */
export type Answers = Readonly<Partial<Record<QuestionKey, string>>>

const SLUG = /^[a-z0-9+-]{1,80}$/
const MAX_BUDGET_TEXT = 60

export type CalculatorParams = { [Key in QuestionKey]?: string } & { budget?: string }

/** Answers in an address; malformed ones are ignored. Free of vocabulary, because every page loads it. */
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
