import { expect, test } from 'vitest'
import { CATEGORIES } from './categories.ts'
import { CITIES } from './cities.ts'
import { CMS_KINDS } from './cms-kinds.ts'
import { COMPANY_LISTS } from './company-lists.ts'
import { COUNTRIES } from './countries.ts'
import { DISTRICTS } from './districts.ts'
import { SLICE_SLUGS } from './slice-slugs.ts'
import { SYSTEMS } from './systems.ts'
import { WEB_SERVERS } from './web-servers.ts'

const TABLES = {
  category: CATEGORIES,
  system: SYSTEMS,
  country: COUNTRIES,
  city: CITIES,
  district: DISTRICTS,
  list: COMPANY_LISTS,
  'cms-kind': CMS_KINDS,
  'web-server': WEB_SERVERS,
} as const

test.each(Object.entries(TABLES))('the slugs of %s match its table, in the same order', (kind, table) => {
  expect(SLICE_SLUGS[kind as keyof typeof TABLES]).toEqual(table.map(({ slug }) => slug))
})
