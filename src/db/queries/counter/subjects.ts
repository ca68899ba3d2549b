import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** Subjects that browsers name, of which only those in the database are counted. */
export interface NamedSubjects {
  agencyIds: readonly number[]
  agencySlugs: readonly string[]
  interviews: readonly string[]
  cases: readonly number[]
  erids: readonly string[]
}

export type SubjectKind = keyof NamedSubjects

export interface KnownSubject {
  kind: SubjectKind
  /** As the browser named it. */
  name: string
  /** As it is counted: an agency is its slug. */
  subject: string
}

/** One statement of primary-key and unique lookups; absent subjects are left out. */
export async function findSubjects(db: Db, named: NamedSubjects): Promise<KnownSubject[]> {
  const { rows } = await sql<KnownSubject>`
    select 'agencyIds' as kind, id::text as name, slug as subject from agency where id = any(${named.agencyIds}::int[])
    union all
    select 'agencySlugs', slug, slug from agency where slug = any(${named.agencySlugs}::text[])
    union all
    select 'interviews', slug, slug from interview where slug = any(${named.interviews}::text[])
    union all
    select 'cases', id::text, id::text from case_study where id = any(${named.cases}::int[])
    union all
    select 'erids', erid, erid from ad_placement where erid = any(${named.erids}::text[])
  `.execute(db)
  return rows
}
