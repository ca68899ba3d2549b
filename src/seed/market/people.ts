import { transliterate } from '#domain/russian/transliterate.ts'
import { leaderRole } from '#seed/names/roles.ts'
import type { Random } from '#seed/random.ts'
import { writeLeader } from '#seed/texts/agencies/leader-about.ts'
import { SERVICE_WORDS } from '#seed/texts/agencies/service-words.ts'
import { yearOf } from './calendar.ts'
import type { Leader, Staff } from './staff.ts'

export function makePeople(random: Random, staff: Staff): Leader[] {
  const { headcount } = staff.profile
  if (!random.chance(headcount > 30 ? 0.7 : 0.3)) return []
  const count = headcount > 50 ? random.int(1, 3) : 1
  const leaders: Leader[] = []
  while (leaders.length < count) leaders.push(makeLeader(random, staff, leaders))
  return leaders
}

function makeLeader(random: Random, staff: Staff, others: readonly Leader[]): Leader {
  const { profile, agency, now, ids, names } = staff
  const { fullName, gender } = names.nameKnown(random)
  const slug = transliterate(fullName)
  const role = leaderRole(
    random,
    profile.headcount,
    others.map(({ row }) => row.role),
  )
  const isFounder = role.includes('основатель')
  const joined = isFounder ? agency.founded : Math.min(agency.founded + random.int(1, 5), yearOf(now) - 1)
  const main = SERVICE_WORDS[profile.services[0]?.[0] ?? 'sites']
  const row = {
    id: ids.next('person'),
    slug,
    name: fullName,
    role,
    agency_id: agency.id,
    joined,
    about: writeLeader(random.fork(slug), { role, gender, agency: agency.name, isFounder, joined, main }),
  }
  return { row, gender, isFounder, joined }
}
