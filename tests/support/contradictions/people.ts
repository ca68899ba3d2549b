import { expect, test } from 'vitest'
import { properName } from '#seed/names/quotes.ts'
import { monthsSpoken } from '#seed/texts/spoken-numbers.ts'
import { MARKETS, withAgency } from './sample-markets.ts'

const interviews = withAgency(market => market.interview)
const speakers = MARKETS.flatMap(market => {
  const byId = new Map(market.person.map(person => [person.id, person]))
  return market.interview.map(interview => ({ interview, person: byId.get(interview.person_id) }))
})
const yearOf = (date: string) => Number(date.slice(0, 4))
const textOf = ({ lead, title, answers }: (typeof interviews)[number]['row']) =>
  [title, lead, ...answers.flatMap(({ question, answer }) => [question, answer])].join('\n')
const NAMED_CLIENT = /(?:компани|организаци)(?:я|и|ей) (?:«([^»]+)»|([A-Z][\w ]+))/gi
const marketOf = ({ row }: (typeof interviews)[number]) => MARKETS.find(market => market.interview.includes(row))

/** Projects shown of the agency, launched before the interview. */
function worksBefore(given: (typeof interviews)[number]) {
  const { row, agency } = given
  const clients = new Map(marketOf(given)?.client_company.map(client => [client.id, client.name]))
  return (marketOf(given)?.project ?? [])
    .filter(project => project.agency_id === agency.id && project.launched < row.published_at)
    .map(project => ({ ...project, client: properName(clients.get(project.client_id) ?? '') }))
}

test('an interview is given after the speaker came to the agency', () => {
  for (const { interview, person } of speakers) {
    const came = Number(person?.about.match(/\d{4}/)?.[0])
    expect(yearOf(interview.published_at)).toBeGreaterThan(came)
  }
})

test('years named in an interview are those of the agency, the speaker, its works and reviews', () => {
  let named = 0
  for (const given of interviews) {
    const person = speakers.find(({ interview }) => interview === given.row)?.person
    const came = Number(person?.about.match(/\d{4}/)?.[0])
    const reviewed = (marketOf(given)?.review ?? []).filter(
      review => review.agency_id === given.agency.id && (review.published_at ?? '9') < given.row.published_at,
    )
    const years = [
      given.agency.founded,
      came,
      ...worksBefore(given).map(({ launched }) => yearOf(launched)),
      ...reviewed.map(({ published_at }) => yearOf(published_at ?? '')),
    ]
    for (const [year] of textOf(given.row).matchAll(/\b(?:19|20)\d{2}\b/g)) {
      named += 1
      expect(years).toContain(Number(year))
    }
  }
  expect(named).toBeGreaterThan(20)
})

test('a client named in an interview is one the agency had worked for by then, in as many months', () => {
  let named = 0
  let timed = 0
  for (const given of interviews) {
    const works = worksBefore(given)
    for (const { answer } of given.row.answers) {
      const spaced = answer.replaceAll('\u00a0', ' ')
      for (const [, guillemets, latin] of spaced.matchAll(NAMED_CLIENT)) {
        named += 1
        const own = works.filter(({ client, is_nda }) => client === (guillemets ?? latin) && !is_nda)
        expect(own.length, answer).toBeGreaterThan(0)
        const months = spaced.match(/за (?:(?:\d+|[а-яё]+) )?месяц[а-я]*/i)?.[0].toLowerCase()
        if (!months) continue
        timed += 1
        expect(own.map(work => `за ${monthsSpoken(work.months)}`.replaceAll('\u00a0', ' '))).toContain(months)
      }
    }
  }
  expect(named).toBeGreaterThan(20)
  expect(timed).toBeGreaterThan(8)
})

test('counts of an interview fit its agency', () => {
  let counted = 0
  for (const given of interviews) {
    const { row, agency } = given
    const text = textOf(row)
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, count = '']) => count)
    for (const count of found(/(\d+)\s(?:человек|сотрудник)/g)) expect(Number(count)).toBe(agency.headcount)
    for (const count of found(/(\d+)\sпроект/g)) expect(Number(count)).toBe(worksBefore(given).length)
    for (const rate of found(/(\d[\d\s]*)\sрубл/g)) expect(Number(rate.replace(/\s/g, ''))).toBe(agency.hour_rate)
    counted += found(/(\d+)\s(?:человек|проект|рубл)/g).length
  }
  expect(counted).toBeGreaterThan(15)
})

test('two stars are those of a published review, and an average is of the reviews by then', () => {
  const given = interviews.filter(({ row }) => row.slug === 'otzyv-na-dve-zvezdy')
  expect(given.length).toBeGreaterThan(0)
  for (const interview of given) {
    const { row, agency } = interview
    const reviews = (marketOf(interview)?.review ?? []).filter(
      review => review.agency_id === agency.id && review.published_at && review.published_at < row.published_at,
    )
    expect(reviews.some(({ overall }) => overall === 2)).toBe(true)
    const average = reviews.reduce((sum, { overall }) => sum + overall, 0) / reviews.length
    const said = textOf(row)
      .match(/Средняя оценка у\sнас (\d(?:,\d)?)/)?.[1]
      ?.replace(',', '.')
    expect(Math.abs(Number(said) - average)).toBeLessThanOrEqual(0.051)
  }
})

test('what the speaker says of the agency fits its city, services and offices', () => {
  for (const given of interviews) {
    const { row, agency } = given
    const market = marketOf(given)
    const of = (slug: string) => row.slug === slug
    if (of('iz-moskvy-domoy')) expect(agency.city).not.toBe('moscow')
    if (of('komanda-v-treh-poyasah')) expect(agency.country).not.toBe('russia')
    if (of('zakryli-filial')) expect(market?.office.filter(({ agency_id }) => agency_id === agency.id)).toHaveLength(1)
    if (of('pochemu-net-dizaynerov'))
      expect(
        market?.agency_service.filter(({ agency_id, service }) => agency_id === agency.id && service === 'branding'),
      ).toEqual([])
  }
})

test('an agency has one head, no repeated role, and no deputies in a small team', () => {
  const HEADS = ['генеральный директор', 'управляющий партнёр', 'основатель и директор', 'руководитель агентства']
  for (const [agency, staff] of Map.groupBy(
    withAgency(market => market.person),
    ({ agency: own }) => own,
  )) {
    const roles = staff.map(({ row }) => row.role)
    expect(new Set(roles).size).toBe(roles.length)
    expect(roles.filter(role => HEADS.includes(role)).length).toBeLessThanOrEqual(1)
    if (agency.headcount < 12) expect(roles.every(role => HEADS.includes(role))).toBe(true)
  }
  expect(MARKETS.flatMap(market => market.person).filter(({ about }) => /агентстве «Агентство/.test(about))).toEqual([])
})
