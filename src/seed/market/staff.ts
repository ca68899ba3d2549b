import type { NameRegister } from '#seed/names/name-register.ts'
import type { PersonGender } from '#seed/names/people.ts'
import type { Ids } from './ids.ts'
import type { Profile } from './profile.ts'
import type { AgencyRow, PersonRow } from './rows.ts'

export type Staff = {
  profile: Profile
  agency: Pick<AgencyRow, 'id' | 'name' | 'founded'>
  now: number
  ids: Ids
  names: NameRegister
}

export type Leader = { row: PersonRow; gender: PersonGender; isFounder: boolean; joined: number }
