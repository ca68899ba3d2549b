import { expect, test } from 'vitest'
import { MARKETS, withAgency } from './sample-markets.ts'

const interviews = withAgency(market => market.interview)
const speakers = MARKETS.flatMap(market => {
  const byId = new Map(market.person.map(person => [person.id, person]))
  return market.interview.map(interview => ({ interview, person: byId.get(interview.person_id) }))
})
const yearOf = (date: string) => Number(date.slice(0, 4))
const textOf = ({ lead, title, answers }: (typeof interviews)[number]['row']) =>
  [title, lead, ...answers.map(({ answer }) => answer)].join('\n')

test('interviews have different titles, and the quote is not another interview’s', () => {
  for (const market of MARKETS) {
    const quotes = market.interview.map(({ title }) => title.replace(/^[^:]+: /, ''))
    expect(quotes).toHaveLength(24)
    expect(quotes.filter((quote, index) => quotes.indexOf(quote) !== index)).toEqual([])
  }
})

test('an interview is given after the speaker came to the agency', () => {
  for (const { interview, person } of speakers) {
    const came = Number(person?.about.match(/\d{4}/)?.[0])
    expect(yearOf(interview.published_at)).toBeGreaterThan(came)
    const named = [...textOf(interview).matchAll(/(?:приш(?:ёл|ла)|застала?) в (\d{4})/g)].map(match =>
      Number(match[1]),
    )
    for (const year of named) expect(year).toBe(came)
  }
})

test('years named in an interview are those of the agency and of the speaker', () => {
  let named = 0
  for (const { interview, person } of speakers) {
    const { row, agency } = interviews.find(({ row }) => row === interview) ?? {}
    const came = Number(person?.about.match(/\d{4}/)?.[0])
    for (const [year] of (row ? textOf(row) : '').matchAll(/\b(?:19|20)\d{2}\b/g)) {
      named += 1
      expect([agency?.founded, came]).toContain(Number(year))
    }
  }
  expect(named).toBeGreaterThan(20)
})

test('only founders tell how they began, and only an agency old enough has a third year', () => {
  const begins = speakers.filter(({ interview }) =>
    /нас было трое|Мы с партнёром|Мы не исчезли/.test(textOf(interview)),
  )
  expect(begins.length).toBeGreaterThan(3)
  for (const { person } of begins) expect(person?.role).toContain('основатель')
  for (const { row, agency } of interviews) {
    const age = yearOf(row.published_at) - agency.founded
    if (/на третий год|больше двух лет/.test(textOf(row))) expect(age).toBeGreaterThan(3)
    if (/лет пять назад/.test(textOf(row))) expect(age).toBeGreaterThan(5)
  }
})

test("a speaker's claim about the team fits its headcount", () => {
  for (const { row, agency } of interviews) {
    const text = textOf(row)
    for (const [, count] of text.matchAll(/(\d+)\s(?:человек|сотрудник)/g)) expect(Number(count)).toBe(agency.headcount)
    if (/[Мм]аленьк(?:ая|ой) команд/.test(text)) expect(agency.headcount).toBeLessThanOrEqual(12)
    if (/повернув голову/.test(text)) expect(agency.headcount).toBeLessThanOrEqual(25)
    if (/близко к пределу/.test(text)) expect(agency.headcount).toBeLessThanOrEqual(40)
    if (/разделились на команды/.test(text)) expect(agency.headcount).toBeGreaterThan(40)
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
