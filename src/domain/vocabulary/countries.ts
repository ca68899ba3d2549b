import { lookupById, lookupBySlug } from './lookup.ts'

type CountryRow = {
  // Appears in filter URLs (`countries`): never renumber, only add.
  id: number
  slug: string
  title: string
  // Null where only the colon form is used: «Украина: рейтинг …».
  inPlace: string | null
  genitive: string | null
}

export const COUNTRIES = [
  { id: 1, slug: 'russia', title: 'Россия', inPlace: 'в России', genitive: 'России' },
  { id: 2, slug: 'belarus', title: 'Беларусь', inPlace: 'в Беларуси', genitive: 'Беларуси' },
  { id: 3, slug: 'kazakhstan', title: 'Казахстан', inPlace: 'в Казахстане', genitive: 'Казахстана' },
  { id: 4, slug: 'ukraine', title: 'Украина', inPlace: null, genitive: null },
] as const satisfies readonly CountryRow[]

export type Country = (typeof COUNTRIES)[number]
export type CountrySlug = Country['slug']

export const countryBySlug = lookupBySlug<Country>(COUNTRIES)
export const countryById = lookupById<Country>(COUNTRIES)
