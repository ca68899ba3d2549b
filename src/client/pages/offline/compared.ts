import { cleanAgencyIds } from '#domain/agency/agency-ids.ts'
import { MAX_COMPARED } from '#domain/agency/chosen-agencies.ts'
import { href } from '#domain/paths/paths.ts'

interface Asked {
  /** The address without a copy. */
  wanted: string | null
  selected: readonly number[]
}

const LAST_READ = 3

/** Whom to compare: the agencies of the address, else the selection, else those last read. One alone is no comparison. */
export function compared<Profile extends { id: number }>(
  profiles: readonly Profile[],
  { wanted, selected }: Asked,
): Profile[] {
  const [path, search] = wanted?.split('?') ?? []
  const isComparison = path === href('compare')
  const asked = isComparison ? new URLSearchParams(search).getAll('ids').join(',') : ''
  if (asked !== '') return several(inOrder(profiles, cleanAgencyIds(asked.split(',').map(Number))))
  const chosen = several(inOrder(profiles, selected))
  return chosen.length > 0 || !isComparison ? chosen : several(profiles.slice(0, LAST_READ))
}

const inOrder = <Profile extends { id: number }>(profiles: readonly Profile[], ids: readonly number[]): Profile[] =>
  ids.flatMap(id => profiles.find(profile => profile.id === id) ?? []).slice(0, MAX_COMPARED)

const several = <Profile>(profiles: Profile[]): Profile[] => (profiles.length > 1 ? profiles : [])
