import { formatNumber } from '#domain/numbers/numbers.ts'
import { inQuotes, properName } from '#seed/names/quotes.ts'
import { WITH_STOCK, WITHOUT_SALES } from './industries.ts'
import type { ProjectFacts } from './project-facts.ts'
import { manyOf, monthsOf, monthsSpoken, percent, secondsOf, timesSpoken } from './spoken-numbers.ts'
import type { SlotValues } from './template.ts'

/** Undefined for a missing fact, so that sentences that need it are not used. */
export function told<T>(value: T | null | undefined, tell: (value: T) => string): string | undefined {
  return value === null || value === undefined ? undefined : tell(value) || undefined
}

type Figures = { months: number | null; industry: string | null; project: ProjectFacts }

/** The numbers of a project as phrases. */
export function factSlots({ months, industry, project }: Figures): SlotValues {
  const goods = WITH_STOCK.includes(industry ?? '') ? 'товаров' : 'позиций'
  return {
    months: told(months, monthsSpoken),
    'months.gen': told(months, monthsOf),
    with: project.integration,
    goods: told(project.goods, count => manyOf(count, goods)),
    pages: told(project.pages, count => manyOf(count, 'страниц')),
    queries: told(project.queries, count => manyOf(count, 'запросов')),
    'queries.dat': told(project.queries, count => manyOf(count, 'запросам')),
    users: told(project.users, count => manyOf(count, 'сотрудников')),
    tasks: told(project.tasks, count => manyOf(count, 'задач')),
    installs: told(project.installs, count => manyOf(count, 'установок')),
    store: told(project.storeRating, rating => formatNumber(rating, 1)),
    leads: told(project.leadsGrowth, percent),
    traffic: told(project.trafficGrowth, percent),
    cut: told(project.costCut, percent),
    top: told(project.topShare, percent),
    times: told(project.leadsGrowth, timesSpoken),
    slow: told(project.loadFrom, secondsOf),
    fast: told(project.loadTo, secondsOf),
    carriers: told(project.carriers, String),
  }
}

/** The quoted name alone, and after a noun that carries the case: «для компании „Волжские окна“». */
export function clientSlots(name: string, industry: string | null): SlotValues {
  const client = inQuotes(properName(name))
  return { client, of: `${WITHOUT_SALES.includes(industry ?? '') ? 'организации' : 'компании'} ${client}` }
}
