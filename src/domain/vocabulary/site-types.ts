import { CATEGORIES, type Category } from './categories.ts'
import { lookupById, lookupBySlug } from './lookup.ts'

// Options of the filter `st`; ids and slugs are those of the categories.
export type SiteType = Extract<Category, { kind: 'site-type' }>

export const SITE_TYPES: readonly SiteType[] = CATEGORIES.filter(category => category.kind === 'site-type')

export const siteTypeBySlug = lookupBySlug<SiteType>(SITE_TYPES)
export const siteTypeById = lookupById<SiteType>(SITE_TYPES)
