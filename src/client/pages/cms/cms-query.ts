import type { Params } from '#contract/index.ts'
import { CURSOR, cursorIn } from '#domain/web/cursor.ts'

// Valid values of each query parameter; others are ignored.
const PATTERNS = {
  site_type: /^[a-z-]{1,40}$/,
  business_type: /^[a-z-]{1,40}$/,
  price: /^[1-9]$/,
  year: /^(19|20)\d\d$/,
  next: CURSOR,
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

export interface ReviewsChoice {
  /** Service slug or `all`. */
  category: string
  /** Id of a price range; 0 for any. */
  price: number
  next?: string
}

export const ANY_CATEGORY = 'all'
const CATEGORY = /^[a-z-]{1,40}$/

export const REVIEWS_KEYS = ['category', 'price', 'next'] as const

/** Invalid parameters are ignored. */
export function reviewsIn(query: URLSearchParams): ReviewsChoice {
  const [category = '', price = ''] = REVIEWS_KEYS.map(key => query.get(key) ?? '')
  return {
    category: CATEGORY.test(category) ? category : ANY_CATEGORY,
    price: PATTERNS.price.test(price) ? Number(price) : 0,
    ...cursorIn(query),
  }
}

/** Sets both filters, as above. */
export const reviewsParams = (cms: string, { category, price }: ReviewsChoice): Params<'cms-reviews'> => ({
  cms,
  category,
  price,
})
