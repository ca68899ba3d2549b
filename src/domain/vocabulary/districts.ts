import { lookupBySlug } from './lookup.ts'

type DistrictRow = {
  slug: string
  title: string
  shortTitle: string
  inPlace: string
  genitive: string
  // Merged into the Southern district in 2016: kept for old links, has no cities.
  isHistoric: boolean
}

export const DISTRICTS = [
  {
    slug: 'central',
    title: 'Центральный федеральный округ',
    shortTitle: 'Центральный',
    inPlace: 'в Центральном федеральном округе',
    genitive: 'Центрального федерального округа',
    isHistoric: false,
  },
  {
    slug: 'northwest',
    title: 'Северо-Западный федеральный округ',
    shortTitle: 'Северо-Западный',
    inPlace: 'в Северо-Западном федеральном округе',
    genitive: 'Северо-Западного федерального округа',
    isHistoric: false,
  },
  {
    slug: 'southern',
    title: 'Южный федеральный округ',
    shortTitle: 'Южный',
    inPlace: 'в Южном федеральном округе',
    genitive: 'Южного федерального округа',
    isHistoric: false,
  },
  {
    slug: 'volga',
    title: 'Приволжский федеральный округ',
    shortTitle: 'Приволжский',
    inPlace: 'в Приволжском федеральном округе',
    genitive: 'Приволжского федерального округа',
    isHistoric: false,
  },
  {
    slug: 'ural',
    title: 'Уральский федеральный округ',
    shortTitle: 'Уральский',
    inPlace: 'в Уральском федеральном округе',
    genitive: 'Уральского федерального округа',
    isHistoric: false,
  },
  {
    slug: 'siberian',
    title: 'Сибирский федеральный округ',
    shortTitle: 'Сибирский',
    inPlace: 'в Сибирском федеральном округе',
    genitive: 'Сибирского федерального округа',
    isHistoric: false,
  },
  {
    slug: 'far-east',
    title: 'Дальневосточный федеральный округ',
    shortTitle: 'Дальневосточный',
    inPlace: 'в Дальневосточном федеральном округе',
    genitive: 'Дальневосточного федерального округа',
    isHistoric: false,
  },
  {
    slug: 'crimean',
    title: 'Крымский федеральный округ',
    shortTitle: 'Крымский',
    inPlace: 'в Крымском федеральном округе',
    genitive: 'Крымского федерального округа',
    isHistoric: true,
  },
  {
    slug: 'north-caucasian',
    title: 'Северо-Кавказский федеральный округ',
    shortTitle: 'Северо-Кавказский',
    inPlace: 'в Северо-Кавказском федеральном округе',
    genitive: 'Северо-Кавказского федерального округа',
    isHistoric: false,
  },
] as const satisfies readonly DistrictRow[]

export type District = (typeof DISTRICTS)[number]
export type DistrictSlug = District['slug']

export const districtBySlug = lookupBySlug<District>(DISTRICTS)
