import { CATEGORIES, type Category } from './categories.ts'
import { lookupById, lookupBySlug } from './lookup.ts'

// The filter `bt`, a client's industry: the same ids and slugs as the categories of that kind.
export type BusinessType = Extract<Category, { kind: 'industry' }>
export type BusinessTypeSlug = BusinessType['slug']

export const BUSINESS_TYPES: readonly BusinessType[] = CATEGORIES.filter(category => category.kind === 'industry')

export const businessTypeBySlug = lookupBySlug<BusinessType>(BUSINESS_TYPES)
export const businessTypeById = lookupById<BusinessType>(BUSINESS_TYPES)
