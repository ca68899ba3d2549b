import { lookupById, lookupBySlug } from './lookup.ts'

// The id appears in filter URLs (`oc`): never renumber, only add.
export const COMPANY_LISTS = [
  { id: 1, slug: 'expert-400', title: 'Эксперт-400' },
  { id: 2, slug: 'forbes-200', title: 'Forbes-200' },
] as const

export type CompanyList = (typeof COMPANY_LISTS)[number]
export type CompanyListSlug = CompanyList['slug']

export const companyListBySlug = lookupBySlug<CompanyList>(COMPANY_LISTS)
export const companyListById = lookupById<CompanyList>(COMPANY_LISTS)
