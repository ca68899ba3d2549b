import { expect, test } from 'vitest'
import { indexTerms, linkTerms } from './link-terms.ts'
import { type Block, linesOf, type Span } from './tree.ts'

const TERMS = [
  { slug: 'cms', title: 'CMS', synonyms: ['система управления сайтом'] },
  { slug: 'headless-cms', title: 'Headless CMS', synonyms: [] },
  { slug: 'smeta', title: 'Смета', synonyms: ['калькуляция'] },
  { slug: 'tz', title: 'Техническое задание', synonyms: ['ТЗ'] },
  { slug: 'lid', title: 'Лид', synonyms: [] },
  { slug: 'konversiya', title: 'Конверсия', synonyms: ['CR'] },
  { slug: 'zapros', title: 'Запрос на изменение', synonyms: ['CR', 'смета'] },
  { slug: 'ab-test', title: 'A/B-тест', synonyms: [] },
  { slug: 'time-and-material', title: 'Time & material', synonyms: ['T&M'] },
  { slug: 'vyorstka', title: 'Вёрстка', synonyms: [] },
]
const INDEX = indexTerms(TERMS)

const line = (...spans: (string | Span)[]): Block => ({
  kind: 'paragraph',
  spans: spans.map(span => (typeof span === 'string' ? { text: span } : span)),
})
const linksIn = (blocks: readonly Block[], ownSlug: string | null = null) =>
  linkTerms(blocks, INDEX, ownSlug)
    .flatMap(block => linesOf(block).flat())
    .flatMap(({ text, href, isTerm }) => (isTerm ? `${text} ${href}` : []))

test.each([
  ['Потом считают смету.', 'смету /abc/smeta/'],
  ['К техническому\u00a0заданию приложена схема.', 'техническому\u00a0заданию /abc/tz/'],
  ['Лиды дорожают.', 'Лиды /abc/lid/'],
  ['Готово. Смета выросла.', 'Смета /abc/smeta/'],
  ['Выберите CMS, потом хостинг.', 'CMS /abc/cms/'],
  ['Систему управления сайтом меняют редко.', 'Систему управления сайтом /abc/cms/'],
  ['Провели A/B-тесты за неделю.', 'A/B-тесты /abc/ab-test/'],
  ['Работа по time & material и по часам.', 'time & material /abc/time-and-material/'],
  ['Отдали верстку в работу.', 'верстку /abc/vyorstka/'],
])('%s → %s', (text, link) => {
  expect(linksIn([line(text)])).toEqual([link])
})

test.each([
  'HeadlessCMS и CMSка',
  'CMS-разработка',
  'сайт cms.example, почта cms@example',
  'Лидер рынка и лидерство',
  'Агентство Смета из Казани',
  'студия «Смета»',
  'адрес /smeta/смета/',
  'техническое, задание',
  'вырос CR',
  'тз и ТЗшка',
])('%s mentions no term', text => {
  expect(linksIn([line(text)])).toEqual([])
})

test('a title means its own term even if another one calls it a synonym', () => {
  expect(linksIn([line('наша смета')])).toEqual(['смета /abc/smeta/'])
})

test('only the first mention of a term is linked, whichever of its names it is', () => {
  expect(linksIn([line('смета, сметы, калькуляция'), line('смета')])).toEqual(['смета /abc/smeta/'])
})

test('the longest name wins, also when it is linked already', () => {
  expect(linksIn([line('headless CMS, ещё раз headless CMS, просто CMS')])).toEqual([
    'headless CMS /abc/headless-cms/',
    'CMS /abc/cms/',
  ])
  expect(linksIn([line('headless CMS и headless CMS')], 'headless-cms')).toEqual([])
})

test('a term is not linked in its own text', () => {
  expect(linksIn([line('смета и лид')], 'smeta')).toEqual(['лид /abc/lid/'])
})

test('headings, links, code, tables and the person of a quote stay as they are', () => {
  const blocks: Block[] = [
    { kind: 'heading', level: 2, id: 'a', text: 'смета' },
    { kind: 'code', text: 'смета' },
    { kind: 'table', head: [[{ text: 'смета' }]], rows: [[[{ text: 'смета' }]]] },
    { kind: 'quote', person: 'смета', paragraphs: [[{ text: 'молчание' }]] },
    line({ text: 'смета', href: '/news/' }, { text: 'смета', isCode: true }),
  ]
  expect(linkTerms(blocks, INDEX, null)).toEqual(blocks)
})

test('a term linked by the author is not linked again, before or after', () => {
  expect(linksIn([line('смета '), line({ text: 'тут', href: '/abc/smeta/' })])).toEqual([])
})

test('text and marks around a link are kept', () => {
  const [block] = linkTerms([line('До ', { text: 'нашей сметы тут', isStrong: true }, '.')], INDEX, null)
  expect(block).toEqual(
    line(
      'До ',
      { text: 'нашей ', isStrong: true },
      { text: 'сметы', isStrong: true, href: '/abc/smeta/', isTerm: true },
      { text: ' тут', isStrong: true },
      '.',
    ),
  )
})

test('a capital letter after another run is judged by the text before it', () => {
  expect(linksIn([line({ text: 'Итог.', isStrong: true }, ' Смета готова')])).toEqual(['Смета /abc/smeta/'])
  expect(linksIn([line({ text: 'агентство', isStrong: true }, ' Смета')])).toEqual([])
  expect(
    linksIn([line({ text: 'кон', isStrong: true }, 'смета'), line('лид', { text: 'ер', isStrong: true })]),
  ).toEqual([])
})

test('a text has at most eight of them', () => {
  const terms = Array.from({ length: 20 }, (_, number) => ({
    slug: `t-${number}`,
    title: `слово${number}`,
    synonyms: [],
  }))
  const text = terms.map(({ title }) => title).join(' ')
  const linked = linkTerms([line(text)], indexTerms(terms), null).flatMap(block => linesOf(block).flat())
  expect(linked.filter(({ isTerm }) => isTerm)).toHaveLength(8)
  expect(linked.map(span => span.text).join('')).toBe(text)
})

test('a hostile text of 100 KB takes no longer than a long article', () => {
  const many = Array.from({ length: 20 }, (_, number) => ({
    slug: `t-${number}`,
    title: `ряд слов ${number}`,
    synonyms: [`ряд слова${number}`],
  }))
  const blocks = [
    line('агентство Ряд слов '.repeat(5_300)),
    ...Array.from({ length: 100 }, () => line('ряд '.repeat(250))),
  ]
  const index = indexTerms(many)
  const started = performance.now()
  expect(linkTerms(blocks, index, null)).toHaveLength(101)
  expect(performance.now() - started).toBeLessThan(3_000)
})
