import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { getArticle, listArticles, listArticlesBy } from './articles.ts'

const AFTER = { at: new Date('2026-01-01T00:00:00Z'), id: 7 }

type Query = [string, (db: Database['kysely']) => Promise<unknown>]

describe.each(['embedded', 'server'] as const)('query plans of articles in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await database.pool.query(ARTICLES)
    await database.pool.query('vacuum analyze')
  })
  afterAll(() => database.close())

  test.each<Query>([
    [
      'the first page of news',
      db => listArticles(db, { kind: 'news', category: null, year: null, after: null, limit: 21 }),
    ],
    [
      'the next page of news',
      db => listArticles(db, { kind: 'news', category: null, year: null, after: AFTER, limit: 21 }),
    ],
    [
      'news of a category',
      db => listArticles(db, { kind: 'news', category: 'market', year: 2025, after: AFTER, limit: 21 }),
    ],
    ['texts of an author', db => listArticlesBy(db, 'anna-ivina')],
    ['one article', db => getArticle(db, 'news', 'news-7')],
  ])('%s: one statement by an index', async (_, ask) => {
    const statements = await statementsOf(database.pool, () => ask(database.kysely))
    expect(statements).toHaveLength(1)
    for (const { text, values } of statements) {
      const plan = await keptPlan(database.pool, text, values.length)
      expect(plan).not.toMatch(/Seq Scan on article\b/)
      expect(plan).not.toMatch(/Sort Key/)
    }
  })
})

const ARTICLES = `insert into article (kind, slug, category, title, lead, source, tree, published_at)
  select kind, kind || '-' || n, (array['market', 'prices', 'ratings'])[1 + n % 3], 'Заголовок', 'Подводка',
    repeat('Текст ', 200), '[]', timestamptz '2026-03-01' - n * interval '1 hour'
  from (values ('news'), ('research'), ('term')) as kinds (kind) cross join generate_series(1, 3000) n`
