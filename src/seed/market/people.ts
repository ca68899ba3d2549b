import { counted, plural } from '#domain/russian/plural.ts'
import { transliterate } from '#domain/russian/transliterate.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { makePerson } from '#seed/names/people.ts'
import { inQuotes } from '#seed/names/quotes.ts'
import { leaderRole } from '#seed/names/roles.ts'
import type { Random } from '#seed/random.ts'
import { DAY, timestampText, yearOf } from './calendar.ts'
import { atWork } from './dates.ts'
import type { Ids } from './ids.ts'
import { INTERVIEW_QUESTIONS, INTERVIEW_TITLES } from './interview-text.ts'
import type { Profile } from './profile.ts'
import type { AgencyRow, InterviewRow, PersonRow } from './rows.ts'

/** Slugs of people are unique across the market. */
export type TakenSlugs = Set<string>

export function makePeople(
  random: Random,
  profile: Profile,
  agency: AgencyRow,
  now: number,
  ids: Ids,
  taken: TakenSlugs,
): { person: PersonRow[]; interview: InterviewRow[] } {
  if (!random.chance(profile.headcount > 30 ? 0.7 : 0.3)) return { person: [], interview: [] }
  const leaders = Array.from({ length: profile.headcount > 50 ? random.int(1, 3) : 1 }, () =>
    makeLeader(random, profile, agency, now, ids.next('person'), taken),
  )
  const [speaker] = leaders
  const interview =
    speaker && random.chance(0.32) ? [makeInterview(random, agency, speaker, now, ids.next('interview'))] : []
  return { person: leaders, interview }
}

function makeLeader(
  random: Random,
  profile: Profile,
  agency: AgencyRow,
  now: number,
  id: number,
  taken: TakenSlugs,
): PersonRow {
  const { fullName, gender } = makePerson(random)
  const role = leaderRole(random)
  const ending = gender === 'female' ? 'а' : ''
  const isFounder = role.includes('основатель')
  const began = isFounder
    ? `Основал${ending} агентство в ${agency.founded} году.`
    : `Работает в агентстве ${inQuotes(agency.name)} с ${Math.min(agency.founded + random.int(0, 4), yearOf(now))} года.`
  return {
    id,
    slug: freeSlug(transliterate(fullName), taken),
    name: fullName,
    role,
    agency_id: agency.id,
    about: `${began} Главное направление — ${tradeOf(profile)}. Отвечает за отношения с ключевыми клиентами.`,
  }
}

const tradeOf = ({ services }: Profile): string => {
  const { title } = serviceBySlug(services[0]?.[0] ?? 'sites')
  return /^[А-ЯЁ][а-яё]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

const PERSON = { one: 'человек', few: 'человека', many: 'человек', other: 'человека' }

function freeSlug(slug: string, taken: TakenSlugs): string {
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  taken.add(free)
  return free
}

function makeInterview(random: Random, agency: AgencyRow, speaker: PersonRow, now: number, id: number): InterviewRow {
  const slots: Record<string, string> = {
    founded: String(agency.founded),
    people: `${agency.headcount} ${plural(agency.headcount, PERSON)}`,
    city: cityBySlug(agency.city)?.inPlace.replace(/^во? /, '') ?? '',
  }
  const isFromCapital = agency.city === 'moscow'
  const questions = INTERVIEW_QUESTIONS.filter(([question]) => !isFromCapital || !question.includes('Москвы'))
  const answers = random
    .shuffle(questions.slice(1, -1))
    .slice(0, random.int(3, 4))
    .map(([question, ...variants]) => ({ question, answer: filled(random.pick(variants), slots) }))
  const [first, last] = [questions[0], questions.at(-1)]
  const framed = [first, last].map(row => ({
    question: row?.[0] ?? '',
    answer: filled(random.pick(row?.slice(1) ?? ['']), slots),
  }))
  const title = random.pick(INTERVIEW_TITLES)
  return {
    id,
    slug: `${speaker.slug}-${id}`,
    person_id: speaker.id,
    agency_id: agency.id,
    title: `${speaker.name}: «${title}»`,
    lead: `${roleAt(speaker.role, agency.name)} — о начале, деньгах и о том, как выбирать подрядчика. В команде ${counted(agency.headcount, 'employee')}.`,
    answers: [...framed.slice(0, 1), ...answers, ...framed.slice(1)],
    published_at: timestampText(atWork(random, now - random.int(10, 900) * DAY)),
  }
}

/** «Технический директор агентства «Контур»», but «Руководитель агентства «Контур»». */
function roleAt(role: string, agency: string): string {
  const ofAgency = role.endsWith('агентства') ? role : `${role} агентства`
  return `${ofAgency.charAt(0).toUpperCase()}${ofAgency.slice(1)} ${inQuotes(agency)}`
}

const filled = (text: string, slots: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
