import { CATEGORIES, type Category, type CategorySlug, categoryBySlug } from '../vocabulary/categories.ts'
import { RATING_TYPE_PATHS, ratingTypePathBySlug } from '../vocabulary/rating-type-paths.ts'
import type { RatingTypeSlug } from '../vocabulary/rating-types.ts'
import { type ServiceSlug, serviceBySlug } from '../vocabulary/services.ts'

/** What a client asks for: a whole rating, or one category of it. */
export interface WantedWork {
  slug: string
  title: string
  type: RatingTypeSlug
  service: ServiceSlug
  category: CategorySlug | null
}

const AGENCY_RATINGS = RATING_TYPE_PATHS.filter(({ shape }) => shape !== 'cms')

/** Options of «Что нужно сделать»: each service, followed by the kinds of its result. Industries are not a kind of work. */
export const WORKS: readonly WantedWork[] = AGENCY_RATINGS.flatMap(({ slug, service }) => [
  { slug, title: serviceBySlug(service).title, type: slug, service, category: null },
  ...CATEGORIES.filter(({ kind }) => kind !== 'industry' && ratingOf(kind) === slug).map(workOf),
])

/** By the slug of a rating, of its service or of a category, so any page can link to the form with what it is about. */
export function workBySlug(slug: string): WantedWork | null {
  const listed = WORKS.find(work => work.slug === slug || (work.category === null && work.service === slug))
  const category = categoryBySlug(slug)
  return listed ?? (category ? workOf(category) : null)
}

function workOf(category: Category): WantedWork {
  const type = ratingOf(category.kind)
  const { service } = ratingTypePathBySlug(type)
  return { slug: category.slug, title: category.title, type, service, category: category.slug }
}

function ratingOf(kind: Category['kind']): 'branding' | 'digital-agencies' {
  return kind === 'branding' ? 'branding' : 'digital-agencies'
}
