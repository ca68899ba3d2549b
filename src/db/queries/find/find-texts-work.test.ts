import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { comparedRows } from '#tests/support/database/compared-rows.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { keptPlan } from '#tests/support/database/kept-plan.ts'
import { searchBody } from '#tests/support/database/search-body.ts'
import { searchWork } from '#tests/support/database/search-work.ts'
import type { Database } from '../../connect.ts'
import { findArticles, findCases } from './find-texts.ts'

/** Titles share their words, as real ones do. */
const WORDS =
  `рейтинг агентство цена отзыв проект медиана конверсия бюджет кейс заявка магазин лендинг портал карта срез
  город округ методика балл место договор смета реклама поиск трафик запрос система дизайн логотип студия`.split(/\s+/)
const ENDINGS =
  'вырос снизилась открыт посчитан уточнена проверен сравнили показали обновлены объяснили добавили закрыт'.split(' ')
const TITLE = `concat_ws(' ', initcap(($1::text[])[1 + n % 30]), ($1::text[])[1 + n / 30 % 30],
  ($2::text[])[1 + n / 900 % 12], 'за неделю', n / 10800)`
const SYNONYM = `translate(md5(n::text), '0123456789', 'ghijklmnop')`
const AGENCY = `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
  values ('one', 'Одно', 'ООО', '1655000000', 'russia', 'kazan', 2010, 20, '', 'one.example', '', '', '')`
const ARTICLES = `insert into article (kind, slug, title, lead, source, tree, synonyms, published_at)
  select (array['news', 'news', 'news', 'news', 'news', 'news', 'term', 'term', 'research', 'news'])[1 + n % 10],
    'text-' || n, ${TITLE}, '', '', '[]', array[${SYNONYM}], now() - n * interval '1 minute'
  from generate_series(0, $3::int) n`
const CASES = `insert into case_study (agency_id, title, task, solution, result, service, has_measured_result, published_at)
  select (select min(id) from agency), ${TITLE}, '', '', '', 'sites', true, now() - n * interval '1 minute'
  from generate_series(0, $3::int) n`
const ALIKE_ARTICLES = `insert into article (kind, slug, title, lead, source, tree, published_at)
  select kind, 'alike-' || kind || n, 'Обзор ' || ${SYNONYM}, '', '', '[]', now()
  from generate_series(1, 2000) n, unnest(array['news', 'term', 'research']) kind`
const ALIKE_CASES = `insert into case_study (agency_id, title, task, solution, result, service, has_measured_result, published_at)
  select (select min(id) from agency), 'Обзор ' || ${SYNONYM}, '', '', '', 'sites', true, now()
  from generate_series(1, 2000) n`

const SEARCHES = ['find_articles', 'find_cases'] as const
/** A word of titles with a mistake. */
const ORDINARY = 'рейтинк'

describe.each([
  ['embedded', 5_000],
  ['server', 20_000],
] as const)('in the %s database with %i texts and cases', (kind, texts) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await database.pool.query(AGENCY)
    for (const statement of [ARTICLES, CASES]) await database.pool.query(statement, [WORDS, ENDINGS, texts - 1])
    await database.pool.query('vacuum analyze')
  })
  afterAll(() => database.close())

  describe.each(SEARCHES)('%s', search => {
    test.each([
      ['the same letter', 'x'.repeat(200)],
      ['a word of every title', 'неделю '.repeat(30)],
      ['a short word of every title', 'за '.repeat(66)],
      ['many words of titles', 'рейтинг агентство цена отзыв проект медиана конверсия бюджет '.repeat(4)],
      ['two words over and over', 'рейтинг отзыв '.repeat(14)],
      ['one misspelt word without end', 'рйетинг'.repeat(28)],
      ['the alphabet', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'.repeat(6)],
      ['words every agency has', 'студия агентство сайт '.repeat(9)],
      ['no letters', '!?'.repeat(100)],
    ])('for %s does at most ten times the work of an ordinary question', async (_, question) => {
      const ordinary = await searchWork(database, ORDINARY, search)
      const work = await searchWork(database, question.slice(0, 200), search)
      expect(work.rows).toBeLessThanOrEqual(10 * ordinary.rows)
      expect(work.blocks).toBeLessThanOrEqual(10 * ordinary.blocks)
    })
  })

  test.each([
    ['find_articles', ['article_search_term', 'article_search_research', 'article_search_news', 'article_title']],
    ['find_cases', ['case_search', 'case_title']],
  ] as const)('%s uses its indexes, never a sequential scan', async (search, indexes) => {
    const plan = await keptPlan(database.pool, await searchBody(database, search), 2)
    for (const index of indexes) expect(plan).toMatch(new RegExp(`(Scan on|using) ${index}\\b`))
    expect(plan).not.toContain('Seq Scan')
  })

  test('a word of thousands of news does not crowd out the terms and studies with it', async () => {
    const found = await findArticles(database.kysely, ['медиана'], 2)
    expect([...new Set(found.map(text => text.kind))].toSorted()).toEqual(['news', 'research', 'term'])
    expect(found).toHaveLength(6)
  })

  test('a synonym finds its term', async () => {
    const { rows } = await database.pool.query(
      `select slug, synonyms[1] as synonym from article where slug = 'text-777'`,
    )
    const [found] = await findArticles(database.kysely, [rows[0].synonym], 3)
    expect(found?.slug).toBe(rows[0].slug)
  })

  test('a misspelt title finds its text and its case', async () => {
    const asked = ['Медиана бюджит посчетан за неделю']
    const [text] = await findArticles(database.kysely, asked, 1)
    const [study] = await findCases(database.kysely, asked, 1)
    for (const word of ['медиана', 'бюджет', 'посчитан']) {
      expect(text?.title.toLowerCase()).toContain(word)
      expect(study?.title.toLowerCase()).toContain(word)
    }
  })

  test('a title that begins with the question comes first', async () => {
    const [study] = await findCases(database.kysely, ['смета отзыв'], 5)
    expect(study?.title).toMatch(/^Смета отзыв/)
  })

  test('one letter finds nothing', async () => {
    expect(await findArticles(database.kysely, ['з'], 5)).toEqual([])
    expect(await findCases(database.kysely, ['з'], 5)).toEqual([])
  })

  // At most 300 articles of each kind that begin with the question and 300 similar ones; of cases half as many.
  test.each([
    ['find_articles', ALIKE_ARTICLES, 3 * 600],
    ['find_cases', ALIKE_CASES, 300],
  ] as const)('%s compares a bounded number of titles that begin alike', async (search, alike, most) => {
    // The pool has one connection, so all queries are in the transaction.
    await database.pool.query('begin')
    onTestFinished(async () => void (await database.pool.query('rollback')))
    await database.pool.query(alike)
    for (const question of ['обзор', 'об']) {
      const compared = await comparedRows(database, question, search)
      expect(compared, question).toBeGreaterThanOrEqual(most / 2)
      expect(compared, question).toBeLessThanOrEqual(most)
    }
  })
})
