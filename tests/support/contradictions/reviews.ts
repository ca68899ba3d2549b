import { expect, test } from 'vitest'
import { MONTH } from '#seed/market/calendar.ts'
import { CRITICISM, CRITICISM_BY_SERVICE } from '#seed/texts/reviews/criticism.ts'
import { PEOPLE } from '#seed/texts/reviews/people.ts'
import { PROCESS, PROCESS_MIXED } from '#seed/texts/reviews/process.ts'
import { REMARKS } from '#seed/texts/reviews/remarks.ts'
import { RECOMMEND_BAD, RECOMMEND_GOOD } from '#seed/texts/reviews/verdict.ts'
import { monthsSpoken } from '#seed/texts/spoken-numbers.ts'
import type { Template } from '#seed/texts/template.ts'
import { MARKETS, phraseOf, type Review, withAgency } from './sample-markets.ts'

const reviews = withAgency(market => market.review)
const projects = MARKETS.flatMap(market => {
  const byId = new Map(market.project.map(project => [project.id, project]))
  return market.review.flatMap(review => {
    const project = byId.get(review.project_id ?? 0)
    return project ? [{ review, project }] : []
  })
})
const replies = MARKETS.flatMap(market => market.review_reply)
// Names of clients may contain months: «Мартовский тур».
const withoutNames = (text: string) => text.replaceAll(/«[^»]*»/g, '«»')

const CRITERIA = {
  quality: 'quality',
  terms: 'terms',
  communication: 'communication',
  value: 'value',
  manager: 'communication',
} as const
type Topic = keyof typeof CRITERIA
const isTopic = (topic: string | null): topic is Topic => topic !== null && topic in CRITERIA

/** Reviews with a sentence of the bank about a criterion, and the mark of that criterion. */
function marksOf(bank: readonly Template[]): { mark: number; review: Review; phrase: string }[] {
  const told = bank.flatMap(template =>
    isTopic(template.topic) ? [{ topic: template.topic, phrase: phraseOf(template) }] : [],
  )
  return reviews.flatMap(({ row }) => {
    const text = row.body.toLowerCase()
    return told
      .filter(({ phrase }) => phrase.length > 15 && text.includes(phrase))
      .map(({ topic, phrase }) => ({ mark: row[CRITERIA[topic]], review: row, phrase }))
  })
}

test('short forms of participles are spelled right', () => {
  expect(replies.some(({ body }) => body.includes('смущена'))).toBe(true)
  // «ё» is stressed, and in the feminine the ending is.
  expect(replies.filter(({ body }) => /[щднлж]ёна(?![а-яё])/.test(withoutNames(body)))).toEqual([])
})

test('a criterion is praised only with a good mark', () => {
  const praise = marksOf([...PROCESS, ...PEOPLE])
  expect(praise.length).toBeGreaterThan(1000)
  expect(praise.filter(({ mark }) => mark <= 3).map(({ phrase }) => phrase)).toEqual([])
})

test('a criterion with the best mark gets no complaint, and a review with three stars none about a good one', () => {
  const remarks = marksOf(REMARKS)
  expect(remarks.length).toBeGreaterThan(100)
  expect(remarks.filter(({ mark }) => mark === 5).map(({ phrase }) => phrase)).toEqual([])
  const complaints = marksOf([...CRITICISM, ...PROCESS_MIXED])
  expect(complaints.length).toBeGreaterThan(100)
  expect(complaints.filter(({ mark }) => mark >= 4).map(({ phrase }) => phrase)).toEqual([])
})

test('good reviews have no criticism, and bad ones no unmixed praise', () => {
  const saying = (bank: readonly Template[]) => {
    const phrases = bank.map(phraseOf).filter(phrase => phrase.length > 20)
    return ({ row }: (typeof reviews)[number]) => {
      const text = row.body.toLowerCase()
      return phrases.some(phrase => text.includes(phrase))
    }
  }
  const criticism = saying([...CRITICISM, ...PROCESS_MIXED, ...Object.values(CRITICISM_BY_SERVICE).flat()])
  const praise = saying([...PROCESS, ...PEOPLE])
  expect(reviews.filter(({ row }) => row.overall >= 4).filter(criticism)).toEqual([])
  const bad = reviews.filter(({ row }) => row.overall <= 2)
  expect(bad.length).toBeGreaterThan(80)
  expect(bad.filter(praise)).toEqual([])
})

test('a recommendation agrees with its mark', () => {
  const saying = (bank: readonly Template[]) => {
    const phrases = bank.filter(({ topic }) => topic === 'recommend').map(phraseOf)
    const isSaid = (sentence: string) => phrases.some(phrase => sentence.toLowerCase().startsWith(phrase))
    return reviews.filter(({ row }) => row.body.split(/(?<=[.!?])\s+/).some(isSaid)).map(({ row }) => row)
  }
  const [good, bad] = [saying(RECOMMEND_GOOD), saying(RECOMMEND_BAD)]
  expect(Math.min(good.length, bad.length)).toBeGreaterThan(8)
  expect(good.filter(({ recommend }) => recommend < 4)).toEqual([])
  expect(bad.filter(({ recommend }) => recommend > 2)).toEqual([])
  const fives = reviews.filter(({ row }) => row.body.includes('вёрдая пятёрка'))
  expect(fives.filter(({ row }) => row.overall < 5 || row.value < 5)).toEqual([])
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

test('nobody sums up more time than has passed', () => {
  const atLeast = [
    [/за полгода|прошло всего полгода/i, 6],
    [/За квартал портал|по итогам квартала|за первые три месяца|за первые месяцы|на третий месяц/i, 3],
    [/к прошлому году|впервые за год|через год смотрим/i, 12],
  ] as const
  let told = 0
  for (const { review, project } of projects) {
    const seen = (Date.parse(review.created_at) - Date.parse(project.launched)) / MONTH + 0.1
    for (const [phrase, months] of atLeast) {
      if (!phrase.test(review.body)) continue
      told += 1
      expect(seen, review.body).toBeGreaterThanOrEqual(months)
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
  const late = reviews.flatMap(({ row }) => {
    const took = row.body.match(/(?:по факту вышло|сдали через) ([а-я]+ )?(?:месяц)/)
    return took ? [{ body: row.body, months: row.months }] : []
  })
  expect(late.length).toBeGreaterThan(20)
  for (const { body, months } of late) expect(body).toMatch(new RegExp(`(?:вышло|через) ${monthsSpoken(months)}`))
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
