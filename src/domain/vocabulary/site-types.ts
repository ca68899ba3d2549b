import { CATEGORIES, type Category } from './categories.ts'
import { lookupById, lookupBySlug } from './lookup.ts'

// The filter `st`: the same ids and slugs as the categories of that kind.
export type SiteType = Extract<Category, { kind: 'site-type' }>
export type SiteTypeSlug = SiteType['slug']

export const SITE_TYPES: readonly SiteType[] = CATEGORIES.filter(category => category.kind === 'site-type')

export const siteTypeBySlug = lookupBySlug<SiteType>(SITE_TYPES)
export const siteTypeById = lookupById<SiteType>(SITE_TYPES)
