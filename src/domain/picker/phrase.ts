import { formatMoneyRange } from '../numbers/money.ts'
import { cityBySlug } from '../vocabulary/cities.ts'
import type { Need } from './need.ts'
import { TASKS, taskBySlug } from './tasks.ts'

/** The picker's answers as they travel in addresses; an empty string is «any». */
export interface Phrase {
  type: string
  city: string
  budget: string
  deadline: string
}

/** In roubles, from a month of support to a large portal. */
export const BUDGETS: readonly number[] = [
  50_000, 100_000, 300_000, 500_000, 1_000_000, 1_500_000, 3_000_000, 10_000_000,
]

const MAX_BUDGET = 1_000_000_000
const DAY = /^20\d\d-[01]\d-[0-3]\d$/

/** Unknown answers become «any», the unknown task the first one. */
export function phraseOf(answers: { readonly [Key in keyof Phrase]?: string | number | undefined }): Phrase {
  const { type = '', city = '', budget = '', deadline = '' } = answers
  const roubles = Number(budget)
  return {
    type: taskBySlug(String(type))?.slug ?? TASKS[0].slug,
    city: cityBySlug(String(city))?.slug ?? '',
    budget: Number.isInteger(roubles) && roubles > 0 && roubles <= MAX_BUDGET ? String(roubles) : '',
    deadline: DAY.test(String(deadline)) ? String(deadline) : '',
  }
}

export function needOfPhrase({ type, city, budget }: Phrase): Need {
  const task = taskBySlug(type) ?? TASKS[0]
  return { ...task.need, city: cityBySlug(city)?.slug, budget: budget === '' ? undefined : Number(budget) }
}

/** «до 1,5 млн ₽» */
export const budgetTitle = (budget: number): string => formatMoneyRange(null, budget)

// Options hold their prepositions, so that any of them agrees with the phrase.
const SEASONS = [
  { month: '03', title: 'к весне' },
  { month: '06', title: 'к лету' },
  { month: '09', title: 'к осени' },
  { month: '12', title: 'к зиме' },
] as const

/** Nothing is made in less time, so a season that starts sooner is no deadline. */
const LEAST_DAYS = 30

/** The next four seasons that start in a month or later from `today` («2026-03-05»): the value is the season's first day. */
export function deadlinesAfter(today: string): { value: string; title: string }[] {
  const year = Number(today.slice(0, 4))
  const soonest = new Date(Date.parse(today) + LEAST_DAYS * 86_400_000).toISOString().slice(0, 10)
  return [year, year + 1]
    .flatMap(each => SEASONS.map(({ month, title }) => ({ value: `${each}-${month}-01`, title })))
    .filter(({ value }) => value >= soonest)
    .slice(0, SEASONS.length)
}
