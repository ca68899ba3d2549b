import type { Params } from '#contract/index.ts'

// Valid values of each query parameter; others are ignored.
const PATTERNS = {
  site_type: /^[a-z-]{1,40}$/,
  business_type: /^[a-z-]{1,40}$/,
  price: /^[1-9]$/,
  year: /^(19|20)\d\d$/,
  next: /^[0-9a-z]{1,16}-[0-9a-z]{1,8}$/,
} as const

type ProjectsKey = keyof typeof PATTERNS
export type ProjectsChoice = Partial<Record<ProjectsKey, string>>

export const PROJECTS_KEYS = Object.keys(PATTERNS) as ProjectsKey[]

export function projectsIn(query: URLSearchParams): ProjectsChoice {
  const read = (key: ProjectsKey) => query.get(key) ?? ''
  return Object.fromEntries(PROJECTS_KEYS.filter(key => PATTERNS[key].test(read(key))).map(key => [key, read(key)]))
}

/** Sets every key, chosen or not: otherwise the store would match the answer to a narrower request. */
export function projectsParams(cms: string, choice: ProjectsChoice): Params<'cms-projects-filters'> {
  const { site_type, business_type, year, price } = choice
  const filters = { site_type, business_type, year: numberOr(year), price: numberOr(price) }
  return { cms, ...filters } as Params<'cms-projects-filters'>
}

const numberOr = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
