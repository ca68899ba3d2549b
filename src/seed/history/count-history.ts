import { regionOfSlice } from '#domain/counter/region-of-slice.ts'
import { WHOLE_SLICES } from '#domain/rating/rating-homes.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { DAY, dateText, MONTH } from '#seed/market/calendar.ts'
import { makeRandom, type Random } from '#seed/random.ts'
import { askedQueries, type Question } from './asked-queries.ts'
import { byDay, byDevice, type HistoryMonth, historyMonths, monthTotal, SEASONS, type Trend, whole } from './rhythm.ts'

export interface CountRow {
  day: string
  kind: string
  subject: string
  type: string
  region: string
  device: 'desktop' | 'mobile'
  hits: number
}

export interface CountedMarket {
  slices: readonly { type: string; slice: string; participants: number }[]
  /** With their weight among visitors. */
  agencies: readonly { slug: string; name: string; weight: number }[]
  /** With the timestamp of their publication. */
  cases: readonly { id: number; publishedAt: number }[]
  /** Timestamp of the day the market was made for. */
  today: number
  seed: number
}

type Figure = Pick<CountRow, 'kind' | 'subject' | 'type' | 'region'>

/** Months kept by day; earlier ones and small figures are one row a month, dated its first day, to keep the table small. */
const BY_DAY = 2

/** Views of other pages per view of a rating. */
const PAGES = {
  main: 0.6,
  agency: 1.5,
  'agency-portfolio': 0.35,
  'agency-reviews': 0.4,
  'agency-contacts': 0.2,
  compare: 0.12,
  search: 0.2,
  tender: 0.1,
  cms: 0.08,
  'customer-responses': 0.07,
  interviews: 0.05,
  methodology: 0.06,
  calculator: 0.15,
  'calculator-service': 0.25,
  'digital-stats': 0.05,
  'digital-stats-tab': 0.08,
} as const
/** Pages of cases, counted apart from the others so that those keep their figures. */
const CASE_PAGES = { cases: 0.05, 'cases-hashtag': 0.04, case: 0.12 } as const
/** Of the views of ratings, those of past years are not demand. */
const ARCHIVE = 1.05

/** Two years of counts of a fictional market: seasonal, by type of rating and place, with phones on the rise. */
export function* countHistory(market: CountedMarket): Generator<CountRow> {
  const random = makeRandom(market.seed).fork('counts')
  const months = historyMonths(market.today)
  const growth = new Map(RATING_TYPES.map(({ slug }) => [slug as string, 0.94 + 0.34 * random.fork(slug).next()]))
  const yearlyOf = (type: string) => growth.get(type) ?? 1
  const ratingViews = months.map(() => 0)

  for (const { type, slice, participants } of market.slices) {
    const own = random.fork(`${type}/${slice}`)
    const figure = { kind: 'rating', subject: slice, type, region: regionOfSlice(slice) }
    const trend = { level: 11 * participants ** 0.8, yearly: yearlyOf(type), season: SEASONS.views }
    for (const [index, at] of months.entries()) {
      const hits = whole(own, monthTotal(own, trend, at))
      ratingViews[index] = (ratingViews[index] ?? 0) + hits
      yield* rowsOf(own, figure, hits, at, WHOLE_SLICES.includes(slice))
    }
  }

  for (const [index, at] of months.entries()) {
    const views = ratingViews[index] ?? 0
    const own = random.fork(`pages/${at.ago}`)
    yield* rowsOf(own, page('rating'), whole(own, views * ARCHIVE), at, true)
    for (const [name, share] of Object.entries(PAGES))
      yield* rowsOf(own, page(name), whole(own, views * share), at, true)
    yield* agencyRows(own, market.agencies, views * PAGES.agency, at)
    const ofCases = random.fork(`cases/${at.ago}`)
    for (const [name, share] of Object.entries(CASE_PAGES))
      yield* rowsOf(ofCases, page(name), whole(ofCases, views * share), at, true)
    yield* caseRows(random, market.cases, views * CASE_PAGES.case, at)
  }
  yield* tenderRows(random.fork('tenders'), market.slices, months, yearlyOf)
  for (const { question, level, yearly } of askedQueries(random.fork('queries'), market.agencies)) {
    yield* questionRows(random.fork(`${question.kind}/${question.subject}`), question, { level, yearly }, months)
  }
}

const page = (subject: string): Figure => ({ kind: 'page', subject, type: '', region: '' })

function* rowsOf(
  random: Random,
  figure: Figure,
  hits: number,
  at: HistoryMonth,
  isDaily: boolean,
): Generator<CountRow> {
  const first = { day: at.days[0] ?? 0, hits }
  const parts = isDaily && at.ago <= BY_DAY ? byDay(random, hits, at) : [first]
  for (const part of parts) {
    const devices = byDevice(random, part.hits, at)
    for (const device of ['desktop', 'mobile'] as const) {
      if (devices[device] > 0) yield { day: dateText(part.day), ...figure, device, hits: devices[device] }
    }
  }
}

/** The views of agency pages, shared out by weight. */
function* agencyRows(random: Random, agencies: CountedMarket['agencies'], views: number, at: HistoryMonth) {
  if (at.ago > 12) return
  const sum = agencies.reduce((total, { weight }) => total + weight, 0)
  for (const { slug, weight } of agencies) {
    const hits = whole(random, (views * weight * random.logNormal(1, 0.15)) / sum)
    yield* rowsOf(random, { kind: 'agency', subject: slug, type: '', region: '' }, hits, at, false)
  }
}

/** Each case has its own pull on readers, and the newest are read most. */
function* caseRows(random: Random, cases: CountedMarket['cases'], views: number, at: HistoryMonth) {
  const monthEnd = (at.days.at(-1) ?? 0) + DAY
  if (at.ago > 12) return
  const weighed = cases
    .filter(({ publishedAt }) => publishedAt < monthEnd)
    .map(({ id, publishedAt }) => {
      const pull = random.fork(`case/${id}`).logNormal(1, 0.9)
      return { id, weight: pull / (1 + (monthEnd - publishedAt) / (6 * MONTH)) }
    })
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  for (const { id, weight } of weighed) {
    const own = random.fork(`case/${id}/${at.ago}`)
    const hits = whole(own, (views * weight * own.logNormal(1, 0.2)) / sum)
    yield* rowsOf(own, { kind: 'case', subject: String(id), type: '', region: '' }, hits, at, false)
  }
}

/** Tenders to agencies of one city, and the rest, whose recipients are of several. */
function* tenderRows(
  random: Random,
  slices: CountedMarket['slices'],
  months: readonly HistoryMonth[],
  yearlyOf: (type: string) => number,
): Generator<CountRow> {
  for (const { type, slice, participants } of slices) {
    const isCity = /(?:^|\/)city\//.test(slice)
    if (type === 'cms' || !(isCity || WHOLE_SLICES.includes(slice))) continue
    const own = random.fork(`${type}/${slice}`)
    const figure = { kind: 'tender', subject: slice, type, region: regionOfSlice(slice) }
    const trend: Trend = { level: 0.12 * participants, yearly: yearlyOf(type), season: SEASONS.tenders }
    for (const at of months) yield* rowsOf(own, figure, whole(own, monthTotal(own, trend, at)), at, true)
  }
}

function* questionRows(
  random: Random,
  question: Question,
  trend: Omit<Trend, 'season'>,
  months: readonly HistoryMonth[],
): Generator<CountRow> {
  for (const at of months) {
    const hits = whole(random, monthTotal(random, { ...trend, season: SEASONS.views }, at))
    yield* rowsOf(random, { ...question, type: '', region: '' }, hits, at, true)
  }
}
