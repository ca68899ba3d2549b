import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { ArticleKind } from '#domain/content/article.ts'
import { NEWS_CATEGORIES } from '#domain/content/news-categories.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { DEMO_CONTENT, redate } from '#seed/demo-content.ts'
import { readArticle } from '#server/content/read-article.ts'

const KINDS: Record<string, ArticleKind> = { news: 'news', research: 'research', abc: 'term' }

const FILES = globSync('{news,research,abc}/*.md', { cwd: DEMO_CONTENT })
  .sort()
  .map(file => {
    const text = readFileSync(join(DEMO_CONTENT, file), 'utf8')
    const kind = KINDS[dirname(file)] ?? 'news'
    return { file, slug: basename(file, '.md'), kind, text, ...readArticle(kind, text) }
  })

const of = (kind: ArticleKind) => FILES.filter(file => file.kind === kind)
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

test('every demo text is read without problems', () => {
  const problems = FILES.flatMap(({ file, problems: found }) =>
    found.map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(problems).toEqual([])
})

test('there is as much to read as a magazine has', () => {
  expect(of('news').length).toBeGreaterThanOrEqual(60)
  expect(new Set(of('news').map(({ facts }) => facts.category))).toEqual(
    new Set(NEWS_CATEGORIES.map(({ slug }) => slug)),
  )
  expect(of('research').length).toBeGreaterThanOrEqual(6)
  for (const { text } of of('research')) expect(wordsIn(text)).toBeGreaterThanOrEqual(1_000)
  expect(of('term').length).toBeGreaterThanOrEqual(80)
})

test('no two titles or leads are alike', () => {
  for (const pick of ['title', 'lead'] as const) {
    const texts = FILES.map(({ facts }) => facts[pick].toLowerCase())
    expect(texts.length).toBe(new Set(texts).size)
  }
})

test('no two leads begin alike', () => {
  const openings = FILES.map(({ facts }) => facts.lead.toLowerCase().split(/\s+/).slice(0, 3).join(' '))
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})

/** Filler phrases. */
const EMPTY_PHRASES = [
  'не секрет',
  'как известно',
  'в современном мире',
  'в наше время',
  'на сегодняшний день',
  'в эпоху',
  'динамично развива',
  'широкий спектр',
  'комплексный подход',
  'подводя итог',
  'в заключение',
  'таким образом',
  'следует отметить',
  'стоит отметить',
  'важно отметить',
  'важно понимать',
  'нельзя не отметить',
  'играет важную роль',
  'играет ключевую роль',
  'неотъемлем',
  'ключ к успеху',
  'раскрыть потенциал',
  'на новый уровень',
  'безусловно',
  'несомненно',
  'в рамках данно',
  'в данной статье',
  'в этой статье',
  'давайте разберёмся',
]

const emptyPhrasesIn = (text: string): string[] => EMPTY_PHRASES.filter(phrase => text.toLowerCase().includes(phrase))

test('no demo text has an empty phrase', () => {
  const found = FILES.flatMap(({ file, text }) => emptyPhrasesIn(text).map(phrase => `${file}: ${phrase}`))
  expect(found).toEqual([])
  expect(emptyPhrasesIn('Не секрет, что цены растут')).toEqual(['не секрет'])
})

test('every text of the journal links to another page of ours', () => {
  const alone = [...of('news'), ...of('research')].filter(({ links }) => links.length === 0)
  expect(alone.map(({ file }) => file)).toEqual([])
})

test('dates move together, so that the newest text is two days old', () => {
  const moved = redate(FILES, new Date('2030-01-10T12:00:00Z')).map(({ kind, text }) => readArticle(kind, text).facts)
  const days = moved.flatMap(({ publishedAt, updatedAt }) => [publishedAt, ...(updatedAt ? [updatedAt] : [])])
  const newest = new Date(Math.max(...days.map(Number)))
  expect(moscowDay(newest)).toBe('2030-01-08')
  const gapOf = (facts: (typeof moved)[number], index: number) =>
    Number(facts.publishedAt) - Number(FILES[index]?.facts.publishedAt)
  expect(new Set(moved.map(gapOf)).size).toBe(1)
})
