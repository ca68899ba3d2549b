import { expect, test } from 'vitest'
import { readArticle } from './read-article.ts'

const FRONT = `---
title: "Цены выросли - или нет"
category: prices
published: 2026-03-05
author: Отдел данных
lead: "Что показал квартал."
subjects: [sites]
---
`

const news = (text: string) => readArticle('news', FRONT + text)
const problemsOf = (text: string) => news(text).problems.map(problem => `${problem.line} ${problem.text}`)

test('a text becomes blocks, typeset in Russian', () => {
  const { blocks, facts, problems } = news(
    'Медиана — :stat{chart=median-budget}.\n\n## О цене\n\n- раз\n- **два**\n\n:::quote{person="редактор"}\nДа.\n:::',
  )
  expect(problems).toEqual([])
  expect(facts.title).toBe('Цены выросли\u00a0— или нет')
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'list', 'quote'])
  expect(blocks[0]).toMatchObject({
    spans: [{ text: 'Медиана\u00a0— ' }, { figure: { kind: 'stat', id: 'median-budget', at: 'last' } }, { text: '.' }],
  })
  expect(blocks[1]).toEqual({ kind: 'heading', level: 2, id: 'o-tsene', text: 'О\u00a0цене' })
  expect(blocks[2]).toMatchObject({ items: [{ depth: 0 }, { spans: [{ text: 'два', isStrong: true }] }] })
})

test('problems name the line of the file', () => {
  expect(problemsOf('Текст.\n\n<b>нет</b>\n')).toEqual([
    '11 HTML в тексте не бывает: пишите Markdown.',
    '11 HTML в тексте не бывает: пишите Markdown.',
  ])
  expect(problemsOf('Текст.\n\n::chart[x]{id=no-such-chart}')).toEqual(['11 Нет графика «no-such-chart».'])
  expect(problemsOf('Число :stat{chart=agencies-by-city region=kazan}')).toEqual([
    '9 График «agencies-by-city» не различает region=kazan.',
  ])
})

test.each([
  ['category: prices', 'category: no-such', '3 category: нет рубрики «no-such».'],
  ['published: 2026-03-05', 'published: 2026-02-30', '4 published: нужна дата ГГГГ-ММ-ДД.'],
  ['author: Отдел данных', 'autor: Отдел данных', '1 author: нужна непустая строка.'],
  ['subjects: [sites]', 'updated: 2026-04-01', '7 updated: дату изменения и changed пишут вместе.'],
  ['title: "Цены', 'title: "Цены" "', '2 Шапка файла — не YAML.'],
])('a front matter with %s → %s is refused', (from, to, problem) => {
  const { problems } = readArticle('news', `${FRONT.replace(from, to)}Текст.`)
  expect(problems.map(({ line, text }) => `${line} ${text}`)).toContain(problem)
})

test('aliases of YAML are refused: a few of them would fill the memory', () => {
  const bomb = '---\na: &a [x, x]\nb: &b [*a, *a]\n---\nТекст.'
  expect(readArticle('news', bomb).problems.map(({ text }) => text)).toContain('Шапка файла — строки «имя: значение».')
})

test('an endless front matter is not parsed', () => {
  const names = Array.from({ length: 5_000 }, (_, nth) => `a${nth}: 1`).join('\n')
  expect(readArticle('news', `---\n${names}\n---\nТекст.`).problems[0]?.text).toMatch(/^Шапка длиннее/)
})

test('equal headings have different ids', () => {
  const { blocks } = news('## Данные\n\nТекст.\n\n## Данные\n\nТекст.')
  expect(blocks.flatMap(block => (block.kind === 'heading' ? block.id : []))).toEqual(['dannye', 'dannye-2'])
})

test('a colon inside a word is not a directive', () => {
  const { blocks, problems } = news('Начало в 10:30, счёт 2:1.')
  expect(problems).toEqual([])
  const [paragraph] = blocks
  const text = paragraph?.kind === 'paragraph' ? paragraph.spans.map(span => span.text).join('') : ''
  expect(text.replaceAll('\u00a0', ' ')).toBe('Начало в 10:30, счёт 2:1.')
})

const term = (lines: string) =>
  readArticle('term', `---\ntitle: Слово\nshort: "О слове."\nupdated: 2026-03-05\n${lines}\n---\nТекст.\n`)
const study = (cover: string) =>
  readArticle(
    'research',
    `---\ntitle: "О ценах"\nauthor: anna-ivina\npublished: 2026-03-05\nlead: "Квартал."\ncover: "${cover}"\n---\nТекст.\n`,
  )

test('a term may have a picture of numbers, and lines of a meeting', () => {
  const { facts, problems } = term(
    'measure: "Доля, %"\nbars: ["Сейчас: 3", "Надеетесь: 3,6"]\nheard: "Выросло втрое"\nask: "От чего?"',
  )
  expect(problems).toEqual([])
  expect(facts.measure?.chart).toMatchObject({ kind: 'bars', labels: ['Сейчас', 'Надеетесь'] })
  expect(facts.measure?.chart.series[0]?.points).toEqual([3, 3.6])
  expect(facts.meta).toMatchObject({ heard: 'Выросло втрое', ask: 'От\u00a0чего?' })
  expect(term('').facts.measure).toBeNull()
})

test.each([
  'measure: "Доля, %"',
  'bars: ["Сейчас: 3", "Потом: 4"]',
  'measure: "Доля, %"\nbars: ["Сейчас: 3"]',
  'measure: "Доля, %"\nbars: ["Сейчас: 3", "Потом: много"]',
  'heard: "Выросло втрое"',
])('a picture or a line without its other half is a problem: %s', lines => {
  expect(term(lines).problems).toHaveLength(1)
})

test('a cover is a subject, one figure and a caption', () => {
  expect(study('Сайт :stat{chart=median-budget} посередине').problems).toEqual([])
  for (const wrong of ['Сайт', 'Сайт :stat{chart=median-budget}', ':stat{chart=median-budget} :stat{chart=tenders}'])
    expect(study(wrong).problems.map(({ text }) => text)).toEqual([expect.stringMatching(/^cover: /)])
})
