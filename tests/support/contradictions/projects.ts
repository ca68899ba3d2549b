import { expect, test } from 'vitest'
import { MONTH } from '#seed/market/calendar.ts'
import { MARKETS, NOWS } from './sample-markets.ts'

const AT_LEAST = [
  [/за полгода|за первые полгода|через полгода|второй квартал/i, 6],
  [/за квартал|через квартал|на третий месяц|узнаваемость по опросу/i, 3],
] as const

test('results of a project do not take more time than has passed since its launch', () => {
  let told = 0
  MARKETS.forEach((market, index) => {
    for (const project of market.project) {
      const passed = ((NOWS[index]?.getTime() ?? 0) - Date.parse(project.launched)) / MONTH + 0.1
      const text = `${project.summary} ${project.result ?? ''}`
      for (const [phrase, months] of AT_LEAST) {
        if (!phrase.test(text)) continue
        told += 1
        expect(passed, text).toBeGreaterThanOrEqual(months)
      }
    }
  })
  expect(told).toBeGreaterThan(100)
})

test('a case sums up no more time than has passed since the launch', () => {
  let told = 0
  for (const market of MARKETS) {
    const projects = new Map(market.project.map(project => [project.id, project]))
    for (const study of market.case_study) {
      const launched = projects.get(study.project_id ?? 0)?.launched ?? ''
      const passed = (Date.parse(study.published_at) - Date.parse(launched)) / MONTH + 0.1
      const text = `${study.solution} ${study.result}`
      for (const [phrase, months] of AT_LEAST) {
        if (!phrase.test(text)) continue
        told += 1
        expect(passed, text).toBeGreaterThanOrEqual(months)
      }
    }
  }
  expect(told).toBeGreaterThan(50)
})

test('names and positioning are not described as drawings', () => {
  for (const market of MARKETS) {
    const naming = market.project.filter(
      project => project.site_type === 'naming' || project.site_type === 'positioning',
    )
    expect(naming.length).toBeGreaterThan(10)
    expect(naming.filter(({ summary }) => /вывеск|упаковк|шрифт/i.test(summary))).toEqual([])
  }
})

test('a case without a measured result has no figures of it in the title', () => {
  const studies = MARKETS.flatMap(market => market.case_study).filter(study => !study.has_measured_result)
  expect(studies.length).toBeGreaterThan(30)
  expect(studies.filter(({ title }) => /%|секунд|вдвое|раза|установок|оценка/.test(title))).toEqual([])
})
