import { expect, test } from 'vitest'
import { sentencesOf } from '#domain/cases/case-headline.ts'
import { measuredResult } from '#domain/cases/measured-result.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { makeMarket } from '#seed/market.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { repeatedShare, sentenceCounts } from '#tests/support/text/repeats.ts'
import { versions } from './scenario.ts'

const NOW = new Date('2026-11-18T15:20:00Z')
const MARKETS = [7, 3541].map(seed => gatherMarket(makeMarket({ size: 'demo', seed, now: NOW })))
const ALL = MARKETS.flatMap(market => market.case_study)

test('the demo has some 180 cases, of every service and of every year', () => {
  for (const { case_study: cases } of MARKETS) {
    expect(cases.length).toBeGreaterThanOrEqual(150)
    expect(cases.length).toBeLessThanOrEqual(210)
    const ofService = Map.groupBy(cases, row => row.service)
    for (const { slug } of SERVICES) expect(ofService.get(slug)?.length, slug).toBeGreaterThanOrEqual(4)
    const ofYear = Map.groupBy(cases, row => row.published_at.slice(0, 4))
    for (const year of ['2019', '2021', '2023', '2025', '2026']) expect(ofYear.has(year), year).toBe(true)
    const newest = Math.max(...cases.map(row => Date.parse(row.published_at)))
    expect(NOW.getTime() - newest).toBeLessThan(30 * 86_400_000)
  }
})

test('cases share few words, no sentence is told five times and no title twice', () => {
  for (const { case_study: cases } of MARKETS) {
    const texts = cases.map(({ title, task, solution, result }) => [title, task, solution, result].join('\n'))
    expect(repeatedShare(texts, 6)).toBeLessThanOrEqual(0.25)
    const [commonest] = sentenceCounts(texts.flatMap(text => text.split('\n')))
    expect(commonest?.[1], commonest?.[0]).toBeLessThanOrEqual(4)
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length)
  }
})

test('a case has its task, constraint, two decisions, failure and result', () => {
  for (const { task, solution, result } of ALL) {
    const parts = [task, ...solution.split('\n\n'), result]
    expect(parts).toHaveLength(6)
    for (const part of parts) expect(part).toMatch(/^[А-ЯЁA-Z\d«].{50,}[.!?»]$/su)
  }
})

test('a measured result opens with its figure and ends with the way it was measured', () => {
  for (const { result, has_measured_result } of ALL) {
    const sentences = sentencesOf(result)
    const isFigure = sentences.map(sentence => measuredResult(sentence) !== null)
    expect(isFigure[0], result).toBe(has_measured_result)
    expect(isFigure.at(-1), result).toBe(false)
    if (has_measured_result) expect(result).toMatch(/^[^.]*\d/)
    else expect(isFigure).not.toContain(true)
  }
})

test('nobody tells a case about an angry client, and what the client minded is admitted', () => {
  let admitted = 0
  for (const { review, case_study: cases } of MARKETS) {
    const reviews = new Map(review.map(row => [row.project_id, row]))
    for (const { project_id, solution } of cases) {
      const marks = reviews.get(project_id)
      if (!marks) continue
      expect(marks.overall).toBeGreaterThanOrEqual(3)
      if (marks.terms > 3) continue
      admitted += 1
      expect(solution.split('\n\n').at(-1)).toMatch(/срок|план|дат|день|дню|календар/i)
    }
  }
  expect(admitted).toBeGreaterThan(10)
})

test('the choices of a sentence go in step', () => {
  const [template] = versions('(Дом|Дома) (стоял|стояли). (Ели|Пили) чай.')
  expect(template?.pieces).toEqual([
    { anyOf: [['Дом стоял.'], ['Дома стояли.']] },
    ' ',
    { anyOf: [['Ели чай.'], ['Пили чай.']] },
  ])
})
