import { lookupBySlug } from './lookup.ts'
import type { ServiceSlug } from './services.ts'

type RatingTypePath = {
  slug: string
  service: ServiceSlug
  // The path grammar of the type, see rating-path.ts.
  shape: 'agencies' | 'apps' | 'cms'
}

// Separate from the titles in rating-types.ts: every page's first load needs the paths, few need the titles.
export const RATING_TYPE_PATHS = [
  { slug: 'digital-agencies', service: 'sites', shape: 'agencies' },
  { slug: 'seo+context', service: 'seo-context', shape: 'agencies' },
  { slug: 'performance', service: 'performance', shape: 'agencies' },
  { slug: 'branding', service: 'branding', shape: 'agencies' },
  { slug: 'corporate', service: 'portals', shape: 'agencies' },
  { slug: 'crm', service: 'crm', shape: 'agencies' },
  { slug: 'web-support', service: 'support', shape: 'agencies' },
  { slug: 'apps', service: 'apps', shape: 'apps' },
  { slug: 'cms', service: 'sites', shape: 'cms' },
] as const satisfies readonly RatingTypePath[]

export const ratingTypePathBySlug = lookupBySlug<(typeof RATING_TYPE_PATHS)[number]>(RATING_TYPE_PATHS)
