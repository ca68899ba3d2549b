import { formatNumber } from '#domain/numbers/numbers.ts'
import { NOUNS, type NounForms } from '#domain/russian/nouns.ts'
import { counted, countedDative, countedGenitive, pluralCategory } from '#domain/russian/plural.ts'
import { type CitySlug, cityBySlug } from '#domain/vocabulary/cities.ts'
import { systemTitle } from '#seed/market/content-systems.ts'
import { agencyInQuotes, inQuotes } from '#seed/names/quotes.ts'
import type { Random } from '#seed/random.ts'
import { yearsSpoken } from '../agencies/past-slots.ts'
import { speechOf } from '../industries.ts'
import { roublesSpoken } from '../spoken-numbers.ts'
import { canFill, fill, NO_SPEAKERS, type SlotValues, type Template } from '../template.ts'
import type { AgencyAt } from './agency-at.ts'
import { BY_POST, type Leaning, OTHERWISE } from './leanings.ts'

export type Opinion = { leaning: Leaning; role: string }

const ANSWERS: NounForms = { one: 'ответ', few: 'ответа', many: 'ответов' }

/** «при 9 проектах» */
const locative = (count: number, one: string, many: string): string =>
  `${formatNumber(count)}\u00A0${pluralCategory(count) === 'one' ? one : many}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const from = (least: number, count: number, tell: (count: number) => string): string | undefined =>
  count >= least ? tell(count) : undefined

function slotsOf(agency: AgencyAt): SlotValues {
  const { works, recent, measured, reviews, replies, returned, clients, cases, marks } = agency
  const city = cityBySlug(agency.city as CitySlug)
  const [[trade, tradeWorks] = [null, 0]] = agency.industries
  const [system, other] = agency.systems
  const quoted = agencyInQuotes(agency.name)
  const mark = (value: number): string | undefined => from(3, reviews, () => formatNumber(value, 1))
  return {
    name: inQuotes(agency.name),
    'name.agency': `агентство ${quoted}`,
    'name.acc': `агентство ${quoted}`,
    'name.gen': `агентства ${quoted}`,
    'name.dat': `агентству ${quoted}`,
    'name.ins': `агентством ${quoted}`,
    'name.prep': `агентстве ${quoted}`,
    city: city.inPlace,
    'city.cap': capital(city.inPlace),
    'city.gen': city.genitive,
    'city.title': city.title,
    founded: String(agency.founded),
    oldest: agency.oldest === null ? undefined : String(agency.oldest),
    years: from(2, agency.age, yearsSpoken),
    works: from(3, works, count => counted(count, 'project')),
    'works.gen': countedGenitive(works, 'project'),
    'works.prep': locative(works, 'проекте', 'проектах'),
    'works.num': formatNumber(works),
    recent: from(2, recent, count => counted(count, 'project')),
    'recent.cap': from(2, recent, count => counted(count, 'project')),
    'recent.num': from(2, recent, formatNumber),
    measured: from(2, measured, count => counted(count, 'project')),
    'measured.gen': from(2, measured, count => countedGenitive(count, 'project')),
    'measured.num': from(2, measured, formatNumber),
    reviews: from(3, reviews, count => counted(count, 'review')),
    'reviews.cap': from(3, reviews, count => counted(count, 'review')),
    'reviews.dat': from(3, reviews, count => countedDative(count, 'review')),
    'reviews.gen': from(3, reviews, count => countedGenitive(count, 'review')),
    replies: from(2, replies, count => counted(count, 'review')),
    answers: from(2, replies, count => counted(count, ANSWERS)),
    'answers.cap': from(2, replies, count => counted(count, ANSWERS)),
    returned: returned % 10 === 1 ? undefined : from(2, returned, count => counted(count, 'client')),
    'returned.cap': returned % 10 === 1 ? undefined : from(2, returned, count => counted(count, 'client')),
    'returned.num': from(2, returned, formatNumber),
    'returned.of': from(2, returned, count => `${counted(count, 'client')} из ${clients}`),
    'clients.gen': countedGenitive(clients, 'client'),
    cases: from(2, cases, count => counted(count, NOUNS.case)),
    median: `${roublesSpoken(agency.medianBudget)}${agency.isMonthly ? ' в месяц' : ''}`,
    quality: mark(marks.quality),
    terms: mark(marks.terms),
    communication: mark(marks.communication),
    value: mark(marks.value),
    trade: trade === null ? undefined : speechOf(trade).trade,
    'trade.works': from(3, tradeWorks, count => counted(count, 'project')),
    system: system && systemTitle(system),
    'system.other': other && systemTitle(other),
  }
}

function bankOf(role: string): readonly Template[] {
  if (role.startsWith('преподаватель')) return BY_POST.teacher
  if (role.includes('консультант')) return BY_POST.consultant
  return role.includes('жюри') ? BY_POST.juror : BY_POST.client
}

const POST_SHARE = 0.22

/** Null if the expert has nothing to say of this agency. */
export function writeComment(random: Random, { leaning, role }: Opinion, agency: AgencyAt): string | null {
  const values = slotsOf(agency)
  const fitting = (bank: readonly Template[]): readonly Template[] => bank.filter(one => canFill(one, values))
  const say = (bank: readonly Template[]): string => fill(random.pick(bank), values, NO_SPEAKERS, random)
  const own = leaning.suits(agency) ? fitting(leaning.comments) : []
  const bank = own.length > 0 ? own : fitting(OTHERWISE)
  if (bank.length === 0) return null
  const said = say(bank)
  return random.chance(POST_SHARE) ? `${said} ${say(bankOf(role))}` : said
}
