import { lookupBySlug } from './lookup.ts'

// `whom` is the genitive plural for «Рейтинг {кого}»; `one` describes a single system.
export const CMS_KINDS = [
  { slug: 'commercial', title: 'Коммерческие', one: 'Коммерческая', whom: 'коммерческих CMS' },
  { slug: 'opensource', title: 'С открытым кодом', one: 'С открытым кодом', whom: 'CMS с открытым кодом' },
  { slug: 'individual', title: 'Индивидуальные', one: 'Индивидуальная', whom: 'индивидуальных CMS' },
  { slug: 'constructors', title: 'Конструкторы сайтов', one: 'Конструктор сайтов', whom: 'конструкторов сайтов' },
] as const

export type CmsKind = (typeof CMS_KINDS)[number]
export type CmsKindSlug = CmsKind['slug']

export const cmsKindBySlug = lookupBySlug<CmsKind>(CMS_KINDS)
