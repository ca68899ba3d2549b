import { expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'
import { markdownNumeralFaults } from './support/text/markdown-numeral-faults.ts'
import { numeralFaults } from './support/text/numeral-faults.ts'

const SOURCES = listFiles('src').filter(path => /(?<!\.test)\.tsx?$/.test(path))

// Examples have # for $, lest a linter take them for templates that lost their backticks.

test.each([
  ['a template', "const text = `из #{counted(4, 'project')}`"],
  ['a non-breaking space', 'const text = `из#{NBSP}#{counted(count, noun)} агентства`'],
  ['a number and its noun apart', 'const text = `До #{count}#{NBSP}#{plural(count, NOUNS.month)}`'],
  ['a noun written in', 'const text = `не больше #{MAX} отзывов`'],
  ['a named phrase', "const period = counted(months, 'month')\nconst text = `старше, чем около #{period}`"],
  ['an element', "const view = <p>одна из {counted(count, 'project')}</p>"],
  ['a label of counts', 'const text = `из #{scoredProjects(count)}`'],
  ['a dative', "const text = `по #{counted(count, 'review')}`"],
  ['a dative with a noun written in', 'const text = `к #{count} отзывов`'],
  ['an instrumental', "const view = <p>работает с {counted(count, 'client')}</p>"],
  ['an instrumental between two', "const text = `между#{NBSP}#{counted(count, 'project')}`"],
  ['a prepositional', 'const text = `рассказ о #{scoredProjects(count)}`'],
])('the nominative after a preposition is caught in %s', (_, source) => {
  expect(numeralFaults('example.tsx', source.replaceAll('#', '$'))).toHaveLength(1)
})

test.each([
  "const text = `из #{countedGenitive(4, 'project')}`",
  "const text = `за #{counted(4, 'project')}`",
  'const text = `3 из #{formatNumber(5)} в рейтинге`',
  'const text = `низ #{counted(count, noun)}`',
  "const text = `по #{countedDative(count, 'review')}`",
  "const text = `по #{fits} #{plural(fits, { one: 'мерке', few: 'меркам', many: 'меркам' })}`",
  'const text = `с #{founded} года`',
  'const text = `у #{percent(share)} участников`',
])('right phrases pass: %s', source => {
  expect(numeralFaults('example.tsx', source.replaceAll('#', '$'))).toEqual([])
})

test('a number after a preposition has its noun in the case of the preposition everywhere', () => {
  expect(SOURCES.flatMap(path => numeralFaults(path, readText(path)))).toEqual([])
})

test.each([
  'из :stat{chart=answer-time region=moscow} выходит',
  'с :stat{chart=review-marks series=now at=first} до пяти',
  'из :stat{chart=tenders series=mobile} заявок',
  'пришло :stat{chart=tenders}\u00a0заявки',
  'победил 4 раза из 21 проектов',
  'не меньше 4 отзыва',
])('a wrong or frozen case is caught in an article: %s', text => {
  expect(markdownNumeralFaults('example.md', text)).toHaveLength(1)
})

test.each([
  'быстрее, чем за :stat{chart=answer-time}; дальше',
  'с почты компаний пришло :stat{chart=company-mail} отзывов',
  'отправлено заявок: :stat{chart=tenders series=mobile}.',
  '3 из 21 проекта, 4 из 25 проектов, от 3 до 5 агентств',
])('a right phrase of an article passes: %s', text => {
  expect(markdownNumeralFaults('example.md', text)).toEqual([])
})

test('numbers of the articles have their nouns in the right case', () => {
  const articles = listFiles('src/seed/content').filter(path => path.endsWith('.md'))
  expect(articles.length).toBeGreaterThan(50)
  expect(articles.flatMap(path => markdownNumeralFaults(path, readText(path)))).toEqual([])
})
