import { expect, test } from 'vitest'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { repeatedShare, sentencesOf } from '#tests/support/text/repeats.ts'
import { makeMarket } from '../../market.ts'
import { DAY } from '../calendar.ts'
import type { MarketSize } from '../scale.ts'

const NOW = new Date('2026-11-18T15:20:00Z')
const SEEDS = [3541, 7, 2]

const marketsOf = (size: MarketSize) => SEEDS.map(seed => gatherMarket(makeMarket({ size, seed, now: NOW })))
const DEMOS = marketsOf('demo')
const interviews = DEMOS.flatMap(({ interview }) => interview)

const daysAgo = (timestamp: string): number => (NOW.getTime() - Date.parse(timestamp)) / DAY

test('a demo market has 24 interviews of different people, agencies and topics', () => {
  for (const { interview, person } of DEMOS) {
    expect(interview).toHaveLength(24)
    for (const key of ['person_id', 'agency_id', 'slug', 'title', 'lead'] as const)
      expect(new Set(interview.map(row => row[key])).size).toBe(24)
    const people = new Map(person.map(row => [row.id, row]))
    for (const { person_id, agency_id, title } of interview) {
      const speaker = people.get(person_id)
      expect(speaker?.agency_id).toBe(agency_id)
      expect(title).toMatch(new RegExp(`^${speaker?.name}: «[А-ЯЁ][^«»]+[^.«»]»$`))
    }
  }
})

test('a small market has those that fit, and not everybody is asked', () => {
  for (const { interview, agency } of marketsOf('tiny')) {
    expect(interview.length).toBeGreaterThanOrEqual(4)
    expect(interview.length).toBeLessThan(agency.length / 2)
  }
})

test('interviews come out over two and a half years, the newest this month', () => {
  for (const { interview } of DEMOS) {
    const ages = interview.map(({ published_at }) => daysAgo(published_at))
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
    expect(Math.max(...ages)).toBeLessThan(920)
    expect(Math.max(...ages)).toBeGreaterThan(700)
    expect(Math.min(...ages)).toBeLessThan(30)
    const gaps = ages.slice(1).map((age, index) => (ages[index] ?? 0) - age)
    expect(Math.max(...gaps)).toBeLessThan(150)
  }
})

test('interviews are whole: five to seven questions, answers of some sentences, no marks of templates left', () => {
  for (const { title, lead, answers } of interviews) {
    expect(answers.length).toBeGreaterThanOrEqual(5)
    expect(answers.length).toBeLessThanOrEqual(7)
    const sentences = answers.flatMap(({ answer }) => sentencesOf(answer))
    expect(sentences.length / answers.length).toBeGreaterThan(2)
    for (const { question } of answers) expect(question).toMatch(/^[А-ЯЁ].*[?.]$/)
    for (const text of [title, lead, ...answers.flatMap(({ question, answer }) => [question, answer])]) {
      expect(text).not.toMatch(/[{}[\]<>()|"]|\s{2}| - |undefined|\.\./)
      expect(text).not.toMatch(/(?:^|[.!?…]\s)[а-яё]/)
    }
  }
})

test('nothing is said twice', () => {
  for (const { interview } of DEMOS) {
    const texts = interview.flatMap(({ answers }) => answers.map(({ answer }) => answer))
    expect(repeatedShare(texts, 6)).toBeLessThan(0.01)
    expect(new Set(texts).size).toBe(texts.length)
  }
})
