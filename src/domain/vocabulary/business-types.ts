import { CATEGORIES, type Category } from './categories.ts'
import { lookupById, lookupBySlug } from './lookup.ts'

// Options of the filter `bt`, the client's industry; ids and slugs are those of the categories.
export type BusinessType = Extract<Category, { kind: 'industry' }>

export const BUSINESS_TYPES: readonly BusinessType[] = CATEGORIES.filter(category => category.kind === 'industry')

export const businessTypeBySlug = lookupBySlug<BusinessType>(BUSINESS_TYPES)
export const businessTypeById = lookupById<BusinessType>(BUSINESS_TYPES)
