import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { agencyInQuotes } from '#seed/names/quotes.ts'
import { dutyOf, leaderRole } from '#seed/names/roles.ts'
import type { Random } from '#seed/random.ts'
import { yearOf } from './calendar.ts'
import type { Profile } from './profile.ts'
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
  const { fullName, slug, gender } = names.nameKnown(random)
  const role = leaderRole(
    random,
    profile.headcount,
    others.map(({ row }) => row.role),
  )
  const isFounder = role.includes('основатель')
  const joined = isFounder ? agency.founded : Math.min(agency.founded + random.int(1, 5), yearOf(now) - 1)
  const began = isFounder
    ? `Основал${gender === 'female' ? 'а' : ''} агентство в ${joined} году.`
    : `Работает в агентстве ${agencyInQuotes(agency.name)} с ${joined} года.`
  const row = {
    id: ids.next('person'),
    slug,
    name: fullName,
    role,
    agency_id: agency.id,
    about: `${began} Главное направление — ${tradeOf(profile)}. ${dutyOf(role)}`,
  }
  return { row, gender, isFounder, joined }
}

const tradeOf = ({ services }: Profile): string => {
  const { title } = serviceBySlug(services[0]?.[0] ?? 'sites')
  return /^[А-ЯЁ][а-яё]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}
