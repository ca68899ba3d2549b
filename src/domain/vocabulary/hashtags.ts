import { CATEGORIES } from './categories.ts'
import { SERVICES } from './services.ts'
import { SYSTEMS } from './systems.ts'

/** Words that mark cases. Where a service and a category have one slug, the service names it. */
export const HASHTAGS: ReadonlyMap<string, string> = new Map(
  [...SYSTEMS, ...CATEGORIES, ...SERVICES].map(({ slug, title }) => [slug, title]),
)
