import {
  listComparedAgencies,
  listComparedAwards,
  listComparedFacts,
  listComparedMarks,
  listComparedPlaces,
  listComparedPrices,
  listComparedProjects,
  listComparedWork,
} from '#db/queries/compare/compare.ts'
import { businessTypeBySlug } from '#domain/vocabulary/business-types.ts'
import type { Context } from '../../context.ts'
import { recentSince } from '../../shapes/agency-projects.ts'
import { systemTitles } from '../../shapes/price-table.ts'

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>

export interface ComparedAgency {
  agency: Rows<typeof listComparedAgencies>[number]
  prices: Rows<typeof listComparedPrices>
  projects: { shown: number; nda: number }
  marks: Rows<typeof listComparedMarks>[number] | undefined
  places: Rows<typeof listComparedPlaces>
  facts: Rows<typeof listComparedFacts>
  industries: WorkCount[]
  systems: WorkCount[]
  awards: number
}

interface WorkCount {
  title: string
  projects: number
}

/** In the order of the ids; unknown ids are left out. */
export async function comparedAgencies(ids: readonly number[], context: Context): Promise<ComparedAgency[]> {
  const db = context.database.kysely
  const [agencies, prices, projects, marks, places, facts, work, awards, systems] = await Promise.all([
    listComparedAgencies(db, ids),
    listComparedPrices(db, ids, recentSince(context.now())),
    listComparedProjects(db, ids),
    listComparedMarks(db, ids),
    listComparedPlaces(db, ids),
    listComparedFacts(db, ids),
    listComparedWork(db, ids),
    listComparedAwards(db, ids),
    systemTitles(context),
  ])
  return ids.flatMap(id => {
    const agency = agencies.find(row => row.id === id)
    if (!agency) return []
    const own = <Row extends { agency_id: number }>(rows: readonly Row[]) => rows.filter(row => row.agency_id === id)
    return {
      agency,
      prices: own(prices),
      projects: own(projects)[0] ?? { shown: 0, nda: 0 },
      marks: own(marks)[0],
      places: own(places),
      facts: own(facts),
      industries: counts(own(work), 'industry', slug => businessTypeBySlug(slug)?.title),
      systems: counts(own(work), 'system', slug => systems.get(slug)),
      awards: own(awards)[0]?.awards ?? 0,
    }
  })
}

function counts(
  work: Rows<typeof listComparedWork>,
  key: 'industry' | 'system',
  titleOf: (slug: string) => string | undefined,
): WorkCount[] {
  return work
    .flatMap(row => (row[key] === null ? [] : { title: titleOf(row[key]) ?? row[key], projects: row.projects }))
    .toSorted((a, b) => b.projects - a.projects || (a.title < b.title ? -1 : 1))
}
