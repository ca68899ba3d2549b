import type { RatingPath } from '../paths/rating-path.ts'
import type { RatingTypeSlug } from '../vocabulary/rating-types.ts'
import type { AnalyticsCategory } from './category-goals.ts'

const OF_TYPE: Readonly<Record<RatingTypeSlug, AnalyticsCategory>> = {
  'digital-agencies': 'digital',
  'seo+context': 'seo',
  performance: 'performance',
  branding: 'branding',
  corporate: 'corporate',
  crm: 'crm',
  'web-support': 'web-support',
  apps: 'apps',
  cms: 'cms',
}

/** Slices of the main rating that analytics counts as ratings of their own. */
const OF_SLICE: Readonly<Record<string, AnalyticsCategory>> = {
  corporative: 'web',
  landing: 'web',
  portal: 'complex-developers',
  'e-commerce': 'ecom',
  shop: 'ecom',
  promo: 'creative',
  state: 'gov',
  design: 'design',
  industry: 'industry',
  soft: 'it',
}

export function categoryOfRating({ type, slice }: Pick<RatingPath, 'type' | 'slice'>): AnalyticsCategory {
  const own = type === 'digital-agencies' && slice ? OF_SLICE[slice.slug] : undefined
  return own ?? OF_TYPE[type]
}
