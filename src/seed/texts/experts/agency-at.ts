import { SERVICES } from '#domain/vocabulary/services.ts'
import { yearOf } from '#seed/market/calendar.ts'
import type { AgencyRow, ProjectRow, ReviewRow } from '#seed/market/rows.ts'

type Mark = 'quality' | 'terms' | 'communication' | 'value'

/** What is on record about an agency, with dates. */
export type AgencyRecord = {
  agency: Pick<AgencyRow, 'id' | 'name' | 'city' | 'founded'>
  /** From the earliest. */
  projects: readonly (Pick<ProjectRow, 'client_id' | 'service' | 'industry' | 'system' | 'budget' | 'launched'> & {
    has_result: boolean
  })[]
  reviews: readonly (Pick<ReviewRow, Mark> & { published_at: string | Date })[]
  replies: readonly { created_at: string | Date }[]
  cases: readonly { published_at: string | Date }[]
}

/** An agency as an expert knew it at the time of an edition. */
export type AgencyAt = Pick<AgencyRow, 'name' | 'city' | 'founded'> & {
  /** Full years. */
  age: number
  /** Year of the first work. */
  oldest: number | null
  works: number
  /** In the last three years. */
  recent: number
  measured: number
  clients: number
  /** Clients who came again. */
  returned: number
  services: readonly string[]
  industries: readonly (readonly [slug: string, works: number])[]
  systems: readonly string[]
  /** Of its main service. */
  medianBudget: number
  isMonthly: boolean
  reviews: number
  marks: Record<Mark, number>
  replies: number
  cases: number
}

export function agencyAt({ agency, projects, reviews, replies, cases }: AgencyRecord, at: Date): AgencyAt {
  const until = <Key extends string, Row extends Record<Key, string | Date>>(rows: readonly Row[], key: Key): Row[] =>
    rows.filter(row => new Date(row[key]) < at)
  const done = until(projects, 'launched')
  const since = new Date(at)
  since.setUTCFullYear(since.getUTCFullYear() - 3)
  const counts = (values: readonly (string | null)[]) =>
    [
      ...Map.groupBy(
        values.flatMap(value => value ?? []),
        value => value,
      ),
    ]
      .map(([value, own]) => [value, own.length] as const)
      .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
  const byClient = [...Map.groupBy(done, ({ client_id }) => client_id).values()]
  const services = counts(done.map(({ service }) => service)).map(([slug]) => slug)
  const [main] = services
  const budgets = done.flatMap(({ service, budget }) => (service === main ? budget : [])).sort((a, b) => a - b)
  const published = until(reviews, 'published_at')
  const mean = (mark: Mark): number =>
    published.reduce((sum, review) => sum + review[mark], 0) / Math.max(1, published.length)
  return {
    name: agency.name,
    city: agency.city,
    founded: agency.founded,
    age: yearOf(at.getTime()) - agency.founded - 1,
    oldest: done[0] ? yearOf(Date.parse(done[0].launched)) : null,
    works: done.length,
    recent: done.filter(({ launched }) => launched > since.toISOString()).length,
    measured: done.filter(({ has_result }) => has_result).length,
    clients: byClient.length,
    returned: byClient.filter(own => own.length > 1).length,
    services,
    industries: counts(done.map(({ industry }) => industry)),
    systems: counts(done.map(({ system }) => system)).map(([slug]) => slug),
    medianBudget: budgets[budgets.length >> 1] ?? 0,
    isMonthly: SERVICES.some(({ slug, unit }) => slug === main && unit === 'month'),
    reviews: published.length,
    marks: {
      quality: mean('quality'),
      terms: mean('terms'),
      communication: mean('communication'),
      value: mean('value'),
    },
    replies: until(replies, 'created_at').length,
    cases: until(cases, 'published_at').length,
  }
}
