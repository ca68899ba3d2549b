import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { measuredResult } from '#domain/cases/measured-result.ts'
import { href } from '#domain/paths/paths.ts'
import { HASHTAGS } from '#domain/vocabulary/hashtags.ts'
import { localApi } from '#server/api/local-api.ts'
import { makeMemo } from '#server/memo.ts'
import { type KnownThings, knownThings } from '../../support/calls/known-things.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const _UNKNOWN = 2_147_483_647

let site: TestApp
let known: KnownThings
let api: CallApi
const db = () => site.context.database.kysely

beforeAll(async () => {
  site = await openTestApp()
  known = await knownThings(db())
})
afterAll(() => site.close())
// Tests change what the memo remembers.
beforeEach(() => {
  api = localApi({ ...site.context, memo: makeMemo(Date.now) })
})

const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode
const pageOf = async (url: string) => (await site.app.inject({ url })).body

async function _jsonLd(url: string): Promise<Record<string, unknown>[]> {
  const scripts = (await pageOf(url)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => JSON.parse(json)).flat()
}

/** In groups that share a timestamp. */
async function addCases(count: number, hashtag: string): Promise<void> {
  const { agency_id, project_id } = await db()
    .selectFrom('case_study')
    .select(['agency_id', 'project_id'])
    .where('id', '=', known.study)
    .executeTakeFirstOrThrow()
  const texts = { task: 'Задача.', solution: 'Решение.', result: 'Заявок больше на 40 %.' }
  await db()
    .insertInto('case_study')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ agency_id, project_id, ...texts, title: `Добавлен ${index}`, has_measured_result: true },
        ...{ service: 'sites', hashtags: ['sites', hashtag] },
        published_at: new Date(Date.UTC(2024, 0, 1 + Math.floor(index / 5))),
      })),
    )
    .execute()
}

async function walk(hashtag?: string, betweenPages?: (first: number) => Promise<unknown>): Promise<number[]> {
  const ids: number[] = []
  let next: string | null = null
  do {
    const page: Answer<'cases-list'> = await api('cases-list', {
      ...(hashtag !== undefined && { hashtag }),
      ...(next !== null && { next }),
    })
    ids.push(...page.cases_list.map(({ id }) => id))
    next = page.next
    await betweenPages?.(ids[0] ?? 0)
  } while (next !== null)
  return ids
}

describe('the list', () => {
  test('is paginated without gaps or duplicates while others are published', async () => {
    await addCases(30, 'added')
    const stored = await db()
      .selectFrom('case_study')
      .select('id')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const publishAgain = (id: number) =>
      db().updateTable('case_study').set({ published_at: new Date() }).where('id', '=', id).execute()
    expect(await walk(undefined, publishAgain)).toEqual(stored.map(({ id }) => id))
  })

  test('of a hashtag has every case with it and no other, as many as the hashtag says', async () => {
    const stored = await db()
      .selectFrom('case_study')
      .select('id')
      .where(sql<boolean>`'sites' = any(hashtags)`)
      .execute()
    const ids = await walk('sites')
    expect(ids.toSorted((a, b) => a - b)).toEqual(stored.map(({ id }) => id).toSorted((a, b) => a - b))
    const { hashtag } = await api('cases-list', { hashtag: 'sites' })
    expect(hashtag).toMatchObject({ title: 'Разработка сайтов', path: '/cases/sites/', count: ids.length })
  })

  test('leaves out a case whose project is under NDA', async () => {
    const { id } = await db()
      .selectFrom('case_study')
      .select('project_id as id')
      .where('id', '=', known.study)
      .executeTakeFirstOrThrow()
    const setNda = (is_nda: boolean) =>
      db()
        .updateTable('project')
        .set({ is_nda })
        .where('id', '=', id ?? 0)
        .execute()
    await setNda(true)
    expect(await walk()).not.toContain(known.study)
    await expect(api('cases-get-item', { id: known.study })).rejects.toThrow('Такого кейса нет')
    await setNda(false)
    expect(await walk()).toContain(known.study)
  })

  test('links to its next page without JavaScript, and that page continues the list', async () => {
    const { cases_list, next } = await api('cases-list', {})
    const body = await pageOf('/cases/')
    expect(body).toContain(`href="/cases/?next=${next}"`)
    const second = await pageOf(`/cases/?next=${next}`)
    const { cases_list: later } = await api('cases-list', { next: next ?? '' })
    expect(second).toContain(`href="${later[0]?.path}"`)
    expect(second).not.toContain(`href="${cases_list[0]?.path}"`)
  })
})

describe('hashtags', () => {
  test('are counted, the most used first, and each leads to its list', async () => {
    const { hashtags } = await api('cases-hashtag-list', {})
    const counts = hashtags.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(await statusOf(hashtags[0]?.path ?? '')).toBe(200)
    expect(await pageOf('/cases/')).toContain(`href="${hashtags[0]?.path}"`)
  })

  test('that no case has and no vocabulary knows are not found', async () => {
    expect(await statusOf('/cases/no-such-hashtag/')).toBe(404)
    expect(await statusOf('/api/cases-list?hashtag=no-such-hashtag')).toBe(404)
  })

  test('of the vocabulary without a case have a page that search engines leave out', async () => {
    const used = new Set((await api('cases-hashtag-list', {})).hashtags.map(({ slug }) => slug))
    const free = [...HASHTAGS.keys()].find(slug => !used.has(slug)) ?? ''
    const body = await pageOf(href('cases-hashtag', { hashtag: free }))
    expect(body).toContain('Таких кейсов пока нет')
    expect(body).toMatch(/<meta name="robots" content="noindex/)
    expect(await pageOf('/cases/sites/')).not.toContain('name="robots"')
  })
})

test('similar cases share a hashtag, leave out the case itself and keep their order', async () => {
  const { hashtags } = await api('cases-get-item', { id: known.study })
  const { cases_list } = await api('cases-simmilar', { id: known.study })
  expect(cases_list.length).toBeGreaterThan(0)
  const own = new Set(hashtags.map(({ slug }) => slug))
  for (const { id } of cases_list) {
    expect(id).not.toBe(known.study)
    const other = await api('cases-get-item', { id })
    expect(other.hashtags.some(({ slug }) => own.has(slug))).toBe(true)
  }
  expect(await api('cases-simmilar', { id: known.study })).toEqual({ cases_list })
})

describe('popular cases', () => {
  const measured = () =>
    db()
      .selectFrom('case_study')
      .innerJoin('project', 'project.id', 'case_study.project_id')
      .select(['case_study.id', 'project.result'])
      .where('has_measured_result', '=', true)
      .where('project.is_nda', '=', false)
      .orderBy('case_study.published_at')
      .orderBy('case_study.id')
      .execute()
  const count = (id: number, hits: number, daysAgo: number) =>
    db()
      .insertInto('tally')
      .values({
        ...{ kind: 'case', subject: String(id), device: 'desktop', hits },
        day: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      })
      .execute()
  const popular = async () => (await api('cases-popular-list', {})).cases_list.map(({ id }) => id)

  test('are those read most in 90 days; older views do not count', async () => {
    await db().deleteFrom('tally').where('kind', '=', 'case').execute()
    // Covers with a figure come first, so compare only those.
    const [first, second, old] = (await measured())
      .filter(({ result }) => result !== null && measuredResult(result) !== null)
      .map(({ id }) => id)
    if (first === undefined || second === undefined || old === undefined) throw new Error('Too few measured cases')
    await count(first, 30, 5)
    await count(second, 70, 80)
    await count(old, 900, 100)
    const ids = await popular()
    expect(ids.slice(0, 2)).toEqual([second, first])
    expect(ids).toHaveLength(4)
  })

  test('are the newest where nothing was counted', async () => {
    await db().deleteFrom('tally').where('kind', '=', 'case').execute()
    const ids = await popular()
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
  })
})

test('the menu, the main page and the agency lead to cases', async () => {
  const { agency, path } = await api('cases-get-item', { id: known.study })
  const main = await pageOf('/')
  expect(main).toContain('href="/cases/"')
  expect(main).toMatch(/href="\/cases\/case-\d+\/"/)
  expect(await pageOf(href('agency', { agency: agency.name_lat }))).toMatch(/href="\/cases\/case-\d+\/"/)
  expect(await statusOf(path)).toBe(200)
})
