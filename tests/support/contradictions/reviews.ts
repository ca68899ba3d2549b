import { expect, test } from 'vitest'
import { SERVICES, type ServiceSlug } from '#domain/vocabulary/services.ts'
import { MONTH } from '#seed/market/calendar.ts'
import { PEOPLE } from '#seed/texts/reviews/any-service/people.ts'
import { PRAISE } from '#seed/texts/reviews/any-service/praise.ts'
import { CRITICAL_VERDICTS, GOOD_VERDICTS } from '#seed/texts/reviews/any-service/verdicts.ts'
import { STORIES } from '#seed/texts/reviews/stories/stories.ts'
import { monthsSpoken } from '#seed/texts/spoken-numbers.ts'
import type { Template } from '#seed/texts/template.ts'
import { patternOf } from '../text/pattern-of.ts'
import { MARKETS, type Review, withAgency } from './sample-markets.ts'

const reviews = withAgency(market => market.review)
const projects = MARKETS.flatMap(market => {
  const byId = new Map(market.project.map(project => [project.id, project]))
  return market.review.flatMap(review => {
    const project = byId.get(review.project_id ?? 0)
    return project ? [{ review, project }] : []
  })
})
// Names of clients may contain months: «Мартовский тур».
const withoutNames = (text: string) => text.replaceAll(/«[^»]*»/g, '«»')

const CRITERION_OF_TOPIC: Readonly<Record<string, 'quality' | 'terms' | 'communication' | 'value'>> = {
  quality: 'quality',
  terms: 'terms',
  communication: 'communication',
  value: 'value',
  manager: 'communication',
}

/** Marks of the criterion that a sentence of the bank praises, in the reviews where it stands. */
function marksPraisedBy(bank: readonly Template[], of: readonly Review[]): { mark: number; body: string }[] {
  const praise = bank.flatMap(template => {
    const criterion = CRITERION_OF_TOPIC[template.topic ?? '']
    return criterion ? [{ criterion, pattern: patternOf(template) }] : []
  })
  return of.flatMap(review =>
    praise
      .filter(({ pattern }) => pattern.test(review.body))
      .map(({ criterion }) => ({ mark: review[criterion], body: review.body })),
  )
}

const services = SERVICES.map(({ slug }) => slug)
const allReviews = reviews.map(({ row }) => row)
const ofService = (service: ServiceSlug) => allReviews.filter(review => review.service === service)

test('a criterion is praised only with a good mark', () => {
  const praised = [
    ...marksPraisedBy([...PRAISE, ...PEOPLE], allReviews),
    ...services.flatMap(service => marksPraisedBy(STORIES[service].liked, ofService(service))),
  ]
  expect(praised.length).toBeGreaterThan(1000)
  expect(praised.filter(({ mark }) => mark <= 3)).toEqual([])
})

test('what went wrong is told only where a mark of that criterion is low', () => {
  let told = 0
  for (const service of services) {
    for (const { criterion, told: bank } of STORIES[service].troubles) {
      const patterns = bank.map(patternOf)
      const troubled = ofService(service).filter(({ body }) => patterns.some(pattern => pattern.test(body)))
      told += troubled.length
      expect(troubled.filter(review => review[criterion] === 5).map(({ body }) => body)).toEqual([])
    }
  }
  expect(told).toBeGreaterThan(800)
})

test('a bad review tells what went wrong', () => {
  const bad = allReviews.filter(({ overall }) => overall <= 2)
  expect(bad.length).toBeGreaterThan(80)
  for (const service of services) {
    const patterns = STORIES[service].troubles.flatMap(({ told }) => told.map(patternOf))
    const unexplained = bad.filter(
      review => review.service === service && !patterns.some(pattern => pattern.test(review.body)),
    )
    expect(unexplained.map(({ body }) => body)).toEqual([])
  }
})

test('a recommendation agrees with its mark', () => {
  const saying = (bank: readonly Template[]) => {
    const patterns = bank.map(patternOf)
    return allReviews.filter(({ body }) => patterns.some(pattern => pattern.test(body)))
  }
  const good = saying(GOOD_VERDICTS.filter(({ topic }) => topic === 'recommend'))
  const bad = saying(CRITICAL_VERDICTS)
  expect(Math.min(good.length, bad.length)).toBeGreaterThan(40)
  expect(good.filter(({ recommend }) => recommend < 4)).toEqual([])
  expect(bad.filter(({ recommend }) => recommend > 2)).toEqual([])
})

test('the criteria do not all contradict the overall mark', () => {
  const isOdd = ({ overall, quality, terms, communication, value }: Review) => {
    const marks = [quality, terms, communication, value]
    return overall <= 3 ? Math.min(...marks) > 3 : Math.max(...marks) < overall
  }
  expect(reviews.filter(({ row }) => isOdd(row))).toEqual([])
})

const MONTHS = [
  'январ',
  'феврал',
  'март',
  'апрел',
  'ма[йея]',
  'июн',
  'июл',
  'август',
  'сентябр',
  'октябр',
  'ноябр',
  'декабр',
]

test('a month named in a review is one of those of the work', () => {
  let named = 0
  for (const { review, project } of projects) {
    const isMonthly = ['seo-context', 'performance', 'support'].includes(project.service)
    const launched = Date.parse(project.launched)
    const from = isMonthly ? launched : launched - project.months * MONTH
    const to = isMonthly ? Date.parse(review.created_at) : launched
    const covered = new Set<number>()
    for (let at = from; at <= to + MONTH / 2; at += MONTH / 4) covered.add(new Date(Math.min(at, to)).getUTCMonth())
    const text = withoutNames(review.body)
    for (const [month, name] of MONTHS.entries()) {
      if (!new RegExp(`(?<![а-яё])${name}[а-яё]?(?![а-яё])`, 'i').test(text)) continue
      named += 1
      expect(covered, review.body).toContain(month)
    }
  }
  expect(named).toBeGreaterThan(20)
})

const LEAST_MONTHS: Readonly<Record<string, number>> = { after: 2, '@month': 1, '@quarter': 3, '@half': 6, '@year': 12 }

test('nobody sums up more time than has passed', () => {
  let told = 0
  for (const service of services) {
    const { became, liked } = STORIES[service]
    const summing = [...became, ...liked].map(template => ({
      pattern: patternOf(template),
      least: Math.max(0, ...template.slots.map(slot => LEAST_MONTHS[slot] ?? 0)),
    }))
    for (const { review, project } of projects.filter(pair => pair.project.service === service)) {
      const seen = (Date.parse(review.created_at) - Date.parse(project.launched)) / MONTH + 0.1
      for (const { pattern, least } of summing) {
        if (least === 0 || !pattern.test(review.body)) continue
        told += 1
        expect(seen, review.body).toBeGreaterThanOrEqual(least)
      }
    }
  }
  expect(told).toBeGreaterThan(50)
})

test('the months of monthly work are those that had passed when the review was written', () => {
  const monthly = projects.filter(({ project }) => ['seo-context', 'performance', 'support'].includes(project.service))
  const passed = ({ review, project }: (typeof projects)[number]) =>
    (Date.parse(review.created_at) - Date.parse(project.launched)) / MONTH + 0.1
  expect(monthly.length).toBeGreaterThan(500)
  expect(monthly.filter(pair => pair.review.months > Math.max(1, passed(pair)))).toEqual([])
})

test('the time a project took in fact is the one of the review', () => {
  let late = 0
  for (const service of services) {
    const told = STORIES[service].troubles.flatMap(trouble => trouble.told)
    const patterns = told.filter(({ slots }) => slots.includes('planned') && slots.includes('months')).map(patternOf)
    for (const { body, months } of ofService(service)) {
      if (!patterns.some(pattern => pattern.test(body))) continue
      late += 1
      expect(body).toContain(monthsSpoken(months))
    }
  }
  expect(late).toBeGreaterThan(20)
})

test('the team in a review fits the headcount of the agency', () => {
  for (const { row, agency } of reviews) {
    if (/команда небольшая/i.test(row.body)) expect(agency.headcount).toBeLessThanOrEqual(12)
    if (/менеджеров сменилось трое|остался один стажёр|тестировщик у них|не прячутся за менеджером/i.test(row.body))
      expect(agency.headcount).toBeGreaterThanOrEqual(8)
    if (/уже не первый год/.test(row.body))
      expect(Number(row.created_at.slice(0, 4)) - agency.founded).toBeGreaterThanOrEqual(3)
  }
})

test('sums in a review are those of its price', () => {
  let told = 0
  for (const { row } of reviews) {
    const sum = row.body.match(/(\d[\d\u00a0\u202f]*(?:,\d+)?)\s(?:(тысяч|миллион[а-я]*)\s)?рублей/u)
    if (!sum) continue
    told += 1
    const factor = sum[2] === undefined ? 1 : sum[2] === 'тысяч' ? 1_000 : 1_000_000
    expect(Number(sum[1]?.replaceAll(/\s/g, '').replace(',', '.')) * factor, row.body).toBeCloseTo(row.price, -4)
  }
  expect(told).toBeGreaterThan(100)
})

test('an application for one platform is not said to run on two', () => {
  const apps = projects.filter(({ project }) => project.platforms.length === 1)
  expect(apps.length).toBeGreaterThan(50)
  expect(apps.filter(({ review }) => /дв(?:е|ух) платформ|обе платформы/.test(review.body))).toEqual([])
})
