import { businessTypeBySlug } from '#domain/vocabulary/business-types.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { companyListBySlug } from '#domain/vocabulary/company-lists.ts'
import { countryBySlug } from '#domain/vocabulary/countries.ts'
import { siteTypeBySlug } from '#domain/vocabulary/site-types.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import type { AgencyFacts, ProjectFact } from './facts.ts'

// A facet is the id of a filter option plus the base of its filter, so one array holds all filters of an agency.
// The codes are stored with frozen editions: never renumber, only add.
const FACET_BASES = { countries: 10_000, cities: 20_000, bt: 30_000, st: 40_000, systems: 50_000, oc: 60_000 } as const
const STEP = 10_000

export type FacetFilter = keyof typeof FACET_BASES

export function facetCode(filter: FacetFilter, id: number): number {
  return FACET_BASES[filter] + id
}

export function facetOfCode(code: number): { filter: FacetFilter; id: number } | null {
  const base = code - (code % STEP)
  const filter = (Object.keys(FACET_BASES) as FacetFilter[]).find(name => FACET_BASES[name] === base)
  return filter ? { filter, id: code - base } : null
}

/** Sorted, because frozen editions are hashed. */
export function facetsOf(agency: AgencyFacts, counted: readonly ProjectFact[]): number[] {
  const codes = new Set<number>()
  const add = (filter: FacetFilter, row: { id: number } | undefined) => {
    if (row) codes.add(facetCode(filter, row.id))
  }
  add('countries', countryBySlug(agency.country))
  add('cities', cityBySlug(agency.city))
  for (const project of counted) {
    add('bt', businessTypeBySlug(project.industry))
    if (project.siteType) add('st', siteTypeBySlug(project.siteType))
    if (project.system) add('systems', systemBySlug(project.system))
    for (const list of project.clientLists) add('oc', companyListBySlug(list))
  }
  return [...codes].sort((a, b) => a - b)
}
