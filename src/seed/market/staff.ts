import type { PersonGender } from '#seed/names/people.ts'
import type { Ids } from './ids.ts'
import type { Profile } from './profile.ts'
import type { AgencyRow, PersonRow, ProjectRow } from './rows.ts'

/** Slugs of people and titles of interviews are unique across the market. */
export type Taken = { slugs: Set<string>; quotes: Set<string> }

export type Staff = {
  profile: Profile
  agency: AgencyRow
  projects: readonly ProjectRow[]
  now: number
  ids: Ids
  taken: Taken
}

export type Leader = { row: PersonRow; gender: PersonGender; isFounder: boolean; joined: number }
