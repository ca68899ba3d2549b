import type { PersonGender } from '#seed/names/people.ts'
import type { Ids } from './ids.ts'
import type { Profile } from './profile.ts'
import type { AgencyRow, PersonRow } from './rows.ts'

/** Slugs of people are unique across the market. */
export type Taken = { slugs: Set<string> }

export type Staff = {
  profile: Profile
  agency: AgencyRow
  now: number
  ids: Ids
  taken: Taken
}

export type Leader = { row: PersonRow; gender: PersonGender; isFounder: boolean; joined: number }
