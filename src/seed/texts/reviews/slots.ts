import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { PersonGender } from '#seed/names/people.ts'
import { inQuotes } from '#seed/names/quotes.ts'
import type { Random } from '#seed/random.ts'
import { table, words } from '#seed/word-table.ts'
import { clientSlots, factSlots, told } from '../fact-slots.ts'
import { speechOf } from '../industries.ts'
import { monthsSpoken, roublesSpoken } from '../spoken-numbers.ts'
import { staffOf } from '../staff.ts'
import type { SlotValues } from '../template.ts'
import { thingOf } from '../things.ts'
import type { ReviewFacts } from './review-facts.ts'
import { scopesOf } from './scopes.ts'

type Manager = { nom: string; gen: string; dat: string; ins: string; gender: PersonGender }

const managers = (gender: PersonGender, text: string): Manager[] =>
  table(text).map(([nom = '', gen = '', dat = '', ins = '']) => ({ nom, gen, dat, ins, gender }))

const MANAGERS = [
  ...managers(
    'female',
    `
    Анна/Анны/Анне/Анной; Марина/Марины/Марине/Мариной; Ольга/Ольги/Ольге/Ольгой; Дарья/Дарьи/Дарье/Дарьей
    Юлия/Юлии/Юлии/Юлией; Ксения/Ксении/Ксении/Ксенией; Елена/Елены/Елене/Еленой; Полина/Полины/Полине/Полиной
    Вера/Веры/Вере/Верой; Алина/Алины/Алине/Алиной; Наталья/Натальи/Наталье/Натальей; Кира/Киры/Кире/Кирой
    Регина/Регины/Регине/Региной; Лилия/Лилии/Лилии/Лилией; Инна/Инны/Инне/Инной; Яна/Яны/Яне/Яной
  `,
  ),
  ...managers(
    'male',
    `
    Антон/Антона/Антону/Антоном; Денис/Дениса/Денису/Денисом; Роман/Романа/Роману/Романом; Олег/Олега/Олегу/Олегом
    Максим/Максима/Максиму/Максимом; Артём/Артёма/Артёму/Артёмом; Кирилл/Кирилла/Кириллу/Кириллом
    Глеб/Глеба/Глебу/Глебом; Тимур/Тимура/Тимуру/Тимуром; Вадим/Вадима/Вадиму/Вадимом; Егор/Егора/Егору/Егором
    Павел/Павла/Павлу/Павлом; Руслан/Руслана/Руслану/Русланом; Семён/Семёна/Семёну/Семёном
  `,
  ),
]

const WEEKS = words('неделю, полторы недели, две недели, три недели, десять дней')
// After the distributive «по».
const WEEKS_EACH = words('неделе, полторы недели, две недели, три недели, десять дней')
const LONG_WEEKS = words('месяц, полтора месяца, пять недель, два месяца, шесть недель, семь недель')
const DAYS = words('два дня, три дня, четыре дня, пару дней, день, пять дней')
const ROUNDS = words('два, три, четыре')
const ROUNDS_OF_FEMININE = words('две, три, четыре')
const SOMETIMES = words('в пятницу вечером, накануне выходных, за неделю до выставки, в разгар сезона')
/** Only if the work covered that month. */
const SOMETIMES_BY_MONTH = [
  [7, 'в отпускной август'],
  [11, 'в декабре'],
  [3, 'перед майскими праздниками'],
] as const

const IN_MONTH = words(
  'в январе, в феврале, в марте, в апреле, в мае, в июне, в июле, в августе, в сентябре, в октябре, в ноябре, в декабре',
)
const SOON = words('через день, через два дня, через три дня, через неделю, через полторы недели, через две недели')

/** Values of all slots; a slot without a fact is undefined, and sentences with it are not used. */
export function reviewSlots(random: Random, facts: ReviewFacts): { values: SlotValues; manager: PersonGender } {
  const speech = speechOf(facts.industry)
  const thing = thingOf(facts.service, facts.siteType)
  const manager = random.pick(MANAGERS)
  const staff = random.pick(staffOf(facts.industry))
  const values: SlotValues = {
    ...scopesOf(facts),
    ...factSlots({ months: facts.months, industry: facts.industry, project: facts.projectFacts }),
    ...clientSlots(facts.clientName, facts.industry),
    agency: told(facts.agencyName, inQuotes),
    // A mark of «Joomla!» would end the sentence.
    system: facts.system?.replace('!', ''),
    thing: thing.nom,
    'thing.gen': thing.gen,
    'thing.dat': thing.dat,
    'thing.ins': thing.ins,
    'thing.prep': thing.prep,
    audience: speech.audience[0],
    'audience.gen': speech.audience[1],
    'audience.dat': speech.audience[2],
    // The plural instrumental is the dative plus «и» for every noun of the table.
    'audience.ins': `${speech.audience[2]}и`,
    trade: speech.trade,
    feature: random.pick(speech.features),
    mgr: manager.nom,
    'mgr.gen': manager.gen,
    'mgr.dat': manager.dat,
    'mgr.ins': manager.ins,
    staff: staff.nom,
    'staff.gen': staff.gen,
    'staff.dat': staff.dat,
    'staff.ins': staff.ins,
    inmonth: IN_MONTH[random.pick([...facts.calendar])],
    started: IN_MONTH[[...facts.calendar][0] ?? 0],
    // Monthly work goes on.
    ended: serviceBySlug(facts.service).unit === 'month' ? undefined : IN_MONTH[[...facts.calendar].at(-1) ?? 0],
    soon: random.pick(SOON),
    // The months of the review are those the work took in fact.
    planned: told(facts.months, months =>
      months < 2 ? '' : monthsSpoken(random.int(Math.max(1, months - 3), months - 1)),
    ),
    after: facts.monthsSeen >= 2 ? monthsSpoken(facts.monthsSeen) : undefined,
    year: told(facts.launchedYear, String),
    budget: told(facts.budget, roublesSpoken),
    weeks: random.pick(WEEKS),
    'weeks.each': random.pick(WEEKS_EACH),
    'weeks.long': random.pick(LONG_WEEKS),
    days: random.pick(DAYS),
    rounds: random.pick(ROUNDS),
    'rounds.f': random.pick(ROUNDS_OF_FEMININE),
    sometime: random.pick([
      ...SOMETIMES,
      ...SOMETIMES_BY_MONTH.flatMap(([month, sometime]) => (facts.calendar.has(month) ? sometime : [])),
    ]),
  }
  return { values, manager: manager.gender }
}
