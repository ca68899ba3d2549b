import { expect, test } from 'vitest'
import { agencies, MARKETS, THIS_YEAR } from './sample-markets.ts'

const ageOf = ({ founded }: { founded: number }) => THIS_YEAR - founded
const textOf = ({ tagline, about, faq }: (typeof agencies)[number]) =>
  [tagline, about, ...faq.flatMap(({ question, answer }) => [question, answer])].join('\n')

const saying = (phrase: RegExp) => {
  const found = agencies.filter(agency => phrase.test(textOf(agency)))
  expect(found.length, `nobody says ${phrase}`).toBeGreaterThan(0)
  return found
}

test('an agency that has kept clients for years is old enough', () => {
  for (const agency of saying(/больше трёх лет/)) expect(ageOf(agency)).toBeGreaterThan(6)
  for (const agency of saying(/больше семи лет/)) expect(ageOf(agency)).toBeGreaterThan(7)
  for (const agency of saying(/раз в год/i)) expect(ageOf(agency)).toBeGreaterThan(2)
})

test('an agency that says it publishes prices has them, and so has the section its FAQ refers to', () => {
  for (const market of MARKETS) {
    const priced = new Set(market.price_line.map(line => line.agency_id))
    const claims = market.agency.filter(agency => /публикуем цены|в разделе цен/.test(textOf(agency)))
    expect(claims.length).toBeGreaterThan(20)
    expect(claims.filter(({ id }) => !priced.has(id)).map(textOf)).toEqual([])
  }
})

test('an agency that writes cases or collects reviews has them', () => {
  for (const market of MARKETS) {
    const withCases = new Set(market.case_study.map(row => row.agency_id))
    const writers = market.agency.filter(agency => /кейсы пишем/i.test(textOf(agency)))
    expect(writers.length).toBeGreaterThan(10)
    expect(writers.filter(({ id }) => !withCases.has(id))).toEqual([])
    const collectors = market.agency.filter(agency => /отзывы собираем/i.test(textOf(agency)))
    expect(collectors.filter(({ reviews_count }) => reviews_count === 0)).toEqual([])
  }
})

test('«не один десяток» stands for at least twenty projects, and a named number is the real one', () => {
  let told = 0
  for (const market of MARKETS) {
    const projects = Map.groupBy(market.project, project => project.agency_id)
    for (const agency of market.agency) {
      const byIndustry = Map.groupBy(projects.get(agency.id) ?? [], project => project.industry)
      const most = Math.max(...[...byIndustry.values()].map(own => own.length))
      if (textOf(agency).includes('не один десяток')) expect(most).toBeGreaterThanOrEqual(20)
      const named = textOf(agency).match(/провели там уже (\d+)/)?.[1]
      if (named === undefined) continue
      told += 1
      expect(Number(named)).toBe(most)
    }
  }
  expect(told).toBeGreaterThan(5)
})

test('the team an agency describes fits its headcount', () => {
  for (const { headcount } of saying(/на проекте обычно от трёх до шести/)) expect(headcount).toBeGreaterThanOrEqual(8)
  for (const { headcount } of saying(/его заместитель/)) expect(headcount).toBeGreaterThanOrEqual(8)
  for (const { headcount } of saying(/под одной крышей/)) expect(headcount).toBeGreaterThanOrEqual(8)
  for (const { headcount } of saying(/у каждого руководителя проекта/i)) expect(headcount).toBeGreaterThanOrEqual(8)
  for (const { headcount } of saying(/команда маленькая|небольшая команда/i)) expect(headcount).toBeLessThanOrEqual(12)
  const counts = agencies.flatMap(agency =>
    [...textOf(agency).matchAll(/(?:[Нн]ас|штат —|в (?:штате|команде)) (\d+)/gi)].map(([, count]) => [
      Number(count),
      agency.headcount,
    ]),
  )
  expect(counts.length).toBeGreaterThan(100)
  for (const [named, headcount] of counts) expect(named).toBe(headcount)
})

test('the speed of replies is the one on the page of the agency', () => {
  for (const { reply_hours } of saying(/отвечаем в тот же день|дежурный, он отвечает/i))
    expect(reply_hours ?? 0).toBeLessThanOrEqual(8)
  for (const { reply_hours } of saying(/(?:в течение|в среднем за) (?:двух суток|двое суток)/))
    expect(reply_hours).toBe(48)
  expect(agencies.filter(agency => / \d+ ч\./.test(textOf(agency)))).toEqual([])
})

test('an agency names a system or shops only if its projects have them', () => {
  for (const market of MARKETS) {
    const shops = new Set(market.project.filter(row => row.site_type === 'shop').map(row => row.agency_id))
    const builders = market.agency.filter(({ tagline }) => /магазин/i.test(tagline))
    expect(builders.length).toBeGreaterThan(10)
    expect(builders.filter(({ id }) => !shops.has(id)).map(({ tagline }) => tagline)).toEqual([])
  }
})

test('no agency made applications before the application stores', () => {
  for (const { founded } of saying(/разработка приложений с \d{4} года/i)) expect(founded).toBeGreaterThan(2008)
})

test('no agency has more reviews than works', () => {
  const crowded = agencies.filter(({ reviews_count, projects_count }) => reviews_count > projects_count)
  expect(crowded.map(({ name }) => name)).toEqual([])
})
