import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import { WITHOUT_SALES } from '#seed/texts/industries.ts'
import type { Needs, SpeakerKind } from '#seed/texts/interviews/script.ts'
import { words } from '#seed/word-table.ts'
import { DAY, yearOf } from '../calendar.ts'
import type { ShownOrder } from '../cases.ts'
import type { AgencyRow, ReviewRow } from '../rows.ts'
import type { Leader } from '../staff.ts'

/** An agency whose people may be interviewed, with what they may mention. */
export type Guest = {
  agency: AgencyRow
  services: readonly ServiceSlug[]
  leaders: readonly Leader[]
  works: readonly ShownOrder[]
  reviews: readonly ReviewRow[]
  offices: number
}

/** Interviews are of the last two and a half years. */
const OLDEST_DAYS = 900
const NEWEST_DAYS = 8

export const windowOf = (now: number): readonly [from: number, to: number] => [
  now - OLDEST_DAYS * DAY,
  now - NEWEST_DAYS * DAY,
]

export function suits(needs: Needs, { agency, services, leaders, offices }: Guest, now: number): boolean {
  const [least, most] = needs.headcount ?? ANY
  const [youngest, oldest] = needs.age ?? ANY
  const [from, to] = windowOf(now)
  return (
    leaders.some(leader => isNeededSpeaker(needs, leader, now)) &&
    isThere(needs.place, agency) &&
    agency.headcount >= least &&
    agency.headcount <= most &&
    yearOf(from) - agency.founded > youngest &&
    yearOf(to) - agency.founded <= oldest &&
    !needs.lacks?.some(service => services.includes(service)) &&
    !(needs.hasOneOffice && offices > 1)
  )
}

const ANY = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

const TOWNS = new Set(words('barnaul, bryansk, cheboksary, kirov, kursk, tula, vladimir'))

function isThere(place: Needs['place'], { country, city }: AgencyRow): boolean {
  if (place === 'abroad') return country === 'belarus' || country === 'kazakhstan'
  if (country !== 'russia') return false
  if (place === 'regions') return city !== 'moscow' && city !== 'st-petersburg'
  return place !== 'towns' || TOWNS.has(city)
}

const HEADS = new Set(['генеральный директор', 'управляющий партнёр', 'руководитель агентства'])

export const kindOf = ({ isFounder, row: { role } }: Leader): SpeakerKind => {
  if (isFounder) return 'founder'
  if (HEADS.has(role)) return 'head'
  if (role === 'технический директор') return 'technical'
  return role === 'креативный директор' || role === 'арт-директор' ? 'creative' : 'manager'
}

export const isNeededSpeaker = (
  { speaker, orElse = [], gender, stay = 0 }: Needs,
  leader: Leader,
  now: number,
): boolean =>
  [...speaker, ...orElse].includes(kindOf(leader)) &&
  (gender === undefined || leader.gender === gender) &&
  yearOf(windowOf(now)[0]) - leader.joined >= stay

export function isNeededWork(needs: Needs['work'], { order, project }: ShownOrder, now: number): boolean {
  const { services, siteTypes, industries, months: [shortest, longest] = ANY } = needs ?? { services: [] }
  return (
    !project.is_nda &&
    services.includes(order.service) &&
    (!siteTypes || siteTypes.includes(order.siteType ?? '')) &&
    !(needs?.isCompany && WITHOUT_SALES.includes(project.industry)) &&
    !(needs?.isRecent && order.launchedAt < windowOf(now)[0]) &&
    (!industries || industries.includes(project.industry)) &&
    order.months >= shortest &&
    order.months <= longest
  )
}
