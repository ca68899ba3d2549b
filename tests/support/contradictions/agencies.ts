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

test('an agency that tells of its first years is old enough', () => {
  for (const agency of saying(/первые десять лет/i)) expect(ageOf(agency)).toBeGreaterThan(10)
  for (const agency of saying(/каталоги на дисках|объявления в газете|вёрстки газеты/i))
    expect(agency.founded).toBeLessThanOrEqual(2010)
})

test('an agency that says it publishes prices has them, and so has the section its FAQ refers to', () => {
  for (const market of MARKETS) {
    const priced = new Set(market.price_line.map(line => line.agency_id))
    const claims = market.agency.filter(agency =>
      /(?:цены|расценки) (?:открыты|опубликованы|лежат на виду)|в разделе цен/i.test(textOf(agency)),
    )
    expect(claims.length).toBeGreaterThan(20)
    expect(claims.filter(({ id }) => !priced.has(id)).map(textOf)).toEqual([])
  }
})

test('an agency that writes cases has them', () => {
  for (const market of MARKETS) {
    const withCases = new Set(market.case_study.map(row => row.agency_id))
    const writers = market.agency.filter(agency => /(?:кейсы|разборы работ) (?:пишем|публикуем)/i.test(textOf(agency)))
    expect(writers.length).toBeGreaterThan(0)
    expect(writers.filter(({ id }) => !withCases.has(id))).toEqual([])
  }
})

test('the named number of projects in an industry is the real one', () => {
  let told = 0
  for (const market of MARKETS) {
    const projects = Map.groupBy(market.project, project => project.agency_id)
    for (const agency of market.agency) {
      const byIndustry = Map.groupBy(projects.get(agency.id) ?? [], project => project.industry)
      const most = Math.max(...[...byIndustry.values()].map(own => own.length))
      const [, said, counted] =
        textOf(agency).match(/(?:там|таких) уже (\d+)|(?<=: )(\d+)(?=\u00A0проект\S* (?:за плечами|в архиве))/) ?? []
      const named = said ?? counted
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
  for (const { headcount } of saying(/новичков (?:учим|пробуем)/i)) expect(headcount).toBeGreaterThanOrEqual(8)
  for (const { headcount } of saying(/прослойки нет|передавать некому/i)) expect(headcount).toBeLessThanOrEqual(12)
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
