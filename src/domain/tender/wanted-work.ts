import type { Need } from '../picker/need.ts'
import { TASKS } from '../picker/tasks.ts'
import { type Category, categoryBySlug } from '../vocabulary/categories.ts'
import { ratingTypePathBySlug } from '../vocabulary/rating-type-paths.ts'
import type { ServiceSlug } from '../vocabulary/services.ts'

/** The work a client asks for, in the picker's terms: a rating or a part of it. */
export interface WantedWork {
  slug: string
  title: string
  service: ServiceSlug
  need: Need
}

/** Options of «Что нужно»: the tasks of the picker. */
export const WORKS: readonly WantedWork[] = TASKS.map(({ slug, title, need }) => makeWork(slug, title, need))

/** By the slug of a task, a service or a category, so any page can link to the form with what it is about. */
export function workBySlug(slug: string): WantedWork | null {
  const listed = WORKS.find(work => work.slug === slug) ?? WORKS.find(work => isWhole(work) && work.service === slug)
  const category = categoryBySlug(slug)
  return listed ?? (category ? workOf(category) : null)
}

/** A whole rating rather than a part of it. */
const isWhole = ({ need: { product, system } }: WantedWork): boolean => product === undefined && system === undefined

function workOf({ kind, slug, title }: Category): WantedWork {
  if (kind === 'branding') return makeWork(slug, title, { rating: 'branding', product: slug })
  return makeWork(slug, title, {
    rating: 'digital-agencies',
    ...(kind === 'industry' ? { industry: slug } : { product: slug }),
  })
}

function makeWork(slug: string, title: string, need: Need): WantedWork {
  const { service } = ratingTypePathBySlug(need.rating)
  return { slug, title: title.replace(/^./, first => first.toUpperCase()), service, need }
}
