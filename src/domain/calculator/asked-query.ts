import { href } from '../paths/paths.ts'
import type { ServiceSlug } from '../vocabulary/services.ts'
import { type Answers, calculatorParams, QUESTION_KEYS } from './answers.ts'

/** A question as the counter keeps it: «sites?type=shop&region=kazan». Without the budget, which is the visitor's own. */
export const askedQuery = (service: string, answers: Answers): string => `${service}${answersSearch(answers)}`

export function readAskedQuery(subject: string): { service: string; answers: Answers } {
  const [service = '', search = ''] = subject.split('?')
  const { budget: _, ...answers } = calculatorParams(new URLSearchParams(search))
  return { service, answers }
}

/** A tender names a site or a piece of branding by its type, all other work by its service. */
export const tenderWork = (service: string, type: string | null | undefined): string =>
  type && isOfProducts(service) ? type : service

/** Services sliced by what is made; elsewhere the type says what the work is for. */
export const isOfProducts = (service: string): boolean => service === 'sites' || service === 'branding'

/** The table of the analytics page as a file. */
export const COST_CSV_PATH = '/calculator/analytics.csv'

export const calculatorPath = (service: ServiceSlug, answers: Answers, budget?: number | null): string =>
  href('calculator-service', { service }) + answersSearch(answers, budget)

/** «?type=shop&region=kazan», always in the order of the questions; empty without answers. */
function answersSearch(answers: Answers, budget?: number | null): string {
  const query = new URLSearchParams()
  for (const key of QUESTION_KEYS) {
    const value = answers[key]
    if (value !== undefined) query.set(key, value)
  }
  if (budget) query.set('budget', String(budget))
  return query.size > 0 ? `?${query}` : ''
}
