import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { localApi } from '#server/api/local-api.ts'
import { makeMemo } from '#server/memo.ts'
import { type KnownThings, knownThings } from '../../support/calls/known-things.ts'
import { openTestApp, SITE_URL, type TestApp } from '../../support/site/test-app.ts'

const UNKNOWN = 2_147_483_647

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

async function jsonLd(url: string): Promise<Record<string, unknown>[]> {
  const scripts = (await pageOf(url)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => JSON.parse(json)).flat()
}

describe('a case', () => {
  test('tells what its rows say, with its project, client and review', async () => {
    const study = await api('cases-get-item', { id: known.study })
    const row = await db()
      .selectFrom('case_study')
      .innerJoin('project', 'project.id', 'case_study.project_id')
      .innerJoin('client_company', 'client_company.id', 'project.client_id')
      .select(['case_study.title', 'case_study.task', 'case_study.hashtags', 'project.id as project'])
      .select('client_company.name as client')
      .where('case_study.id', '=', known.study)
      .executeTakeFirstOrThrow()
    expect(study.title).toMatch(new RegExp(`^${row.client}: .*\\d`))
    expect(study.project).toMatchObject({ id: row.project, client: row.client })
    expect(study.task.flat()[0]?.text).toBeTruthy()
    expect(study.figures.length).toBeGreaterThan(0)
    expect(study.hashtags.map(({ slug }) => slug)).toEqual(row.hashtags)
    expect(study.facts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Отрасль', 'Услуга', 'Бюджет', 'Срок', 'Команда']),
    )
    for (const path of [study.path, study.project?.path ?? '', ...study.hashtags.map(hashtag => hashtag.path)]) {
      expect(await statusOf(path), path).toBe(200)
    }
  })

  test('is measured among the projects of its agency and names its place', async () => {
    const study = await api('cases-get-item', { id: known.study })
    const { agency, budgets } = await db()
      .selectFrom('project')
      .innerJoin('agency', 'agency.id', 'project.agency_id')
      .innerJoin('project as peer', join =>
        join.onRef('peer.agency_id', '=', 'project.agency_id').onRef('peer.service', '=', 'project.service'),
      )
      .select(({ fn }) => ['agency.slug as agency', fn.countAll<number>().as('budgets')])
      .where('project.id', '=', study.project?.id ?? 0)
      .groupBy('agency.slug')
      .executeTakeFirstOrThrow()
    expect(agency).toBe(study.agency.name_lat)
    for (const peers of [study.price, study.term]) {
      expect(peers?.dots).toHaveLength(budgets - 1)
      expect(peers?.note).toContain(String(budgets))
      for (const { at } of peers?.dots ?? []) expect(at).toBeLessThanOrEqual(1)
    }
    if (study.standing) {
      const { rows } = await api('rating-page-main-info', { path: study.standing.path })
      expect(study.standing.place).toBeLessThanOrEqual(study.standing.participants)
      const shown = rows.find(row => row.agency.id === study.agency.id)
      if (shown) expect(shown.place).toBe(study.standing.place)
    }
  })

  test('its project says which of how many it is in the portfolio', async () => {
    const { project, agency } = await api('cases-get-item', { id: known.study })
    const numbers: number[] = []
    for (let next: string | undefined; ; ) {
      const page = await api('agency-portfolio-list', { agency: agency.name_lat, ...(next && { next }) })
      numbers.push(...page.data.map(({ id }) => id))
      if (page.next === null) break
      next = page.next
    }
    const { position } = await api('/v2/portfolio/projects/{id}', { id: project?.id ?? 0 })
    expect(position).toEqual({ number: numbers.indexOf(project?.id ?? 0) + 1, total: numbers.length })
    const year = { id: project?.id ?? 0, year: 1999 }
    expect((await api('/v2/portfolio/projects/{id}', year)).position).toEqual({ number: 0, total: 0 })
  })

  test('links a term of the ABC once in its three chapters', async () => {
    const texts = { task: 'Нужна смета.', solution: 'Смету написали\nза день.', result: 'Посчитали.' }
    const { id } = await db()
      .insertInto('case_study')
      .columns(['agency_id', 'title', 'service', 'task', 'solution', 'result', 'has_measured_result', 'published_at'])
      .expression(eb =>
        eb
          .selectFrom('case_study')
          .select(['agency_id', 'title', 'service'])
          .select([
            eb.val(texts.task).as('task'),
            eb.val(texts.solution).as('solution'),
            eb.val(texts.result).as('result'),
          ])
          .select(['has_measured_result', 'published_at'])
          .where('id', '=', known.study),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const { task, solution, outcome } = await api('cases-get-item', { id })
    expect([...task, ...solution, ...outcome]).toEqual([
      [{ text: 'Нужна ' }, { text: 'смета', href: '/abc/smeta/', isTerm: true }, { text: '.' }],
      [{ text: 'Смету написали' }],
      [{ text: 'за день.' }],
      [{ text: 'Посчитали.' }],
    ])
  })

  test('quotes a published review of its project, and none that waits', async () => {
    const reviewed = await db()
      .selectFrom('case_study')
      .innerJoin('review', 'review.project_id', 'case_study.project_id')
      .select(['case_study.id', 'review.id as review', 'review.body', 'review.published_at'])
      .where('review.status', '=', 'published')
      .orderBy('case_study.id')
      .orderBy('review.published_at', 'desc')
      .orderBy('review.id', 'desc')
      .executeTakeFirstOrThrow()
    const { quote } = await api('cases-get-item', { id: reviewed.id })
    expect(quote?.path).toContain(`/reviews/${reviewed.review}/`)
    expect(reviewed.body.replace(/\s+/g, ' ')).toContain(quote?.text.replace(/…$/, ''))
    expect(await statusOf(quote?.path ?? '')).toBe(200)
    await db()
      .updateTable('review')
      .set({ status: 'pending', published_at: null })
      .where('id', '=', reviewed.review)
      .execute()
    api = localApi({ ...site.context, memo: makeMemo(Date.now) })
    const again = await api('cases-get-item', { id: reviewed.id })
    expect(again.quote?.path).not.toBe(quote?.path)
    await db()
      .updateTable('review')
      .set({ status: 'published', published_at: reviewed.published_at })
      .where('id', '=', reviewed.review)
      .execute()
  })

  test('is described to search engines as an article, under its breadcrumbs', async () => {
    const { title, agency, published_at, path } = await api('cases-get-item', { id: known.study })
    const [crumbs, article] = await jsonLd(path)
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: title,
      author: { '@type': 'Organization', name: agency.name },
      datePublished: published_at,
      mainEntityOfPage: SITE_URL + path,
    })
    expect(await pageOf(path)).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`)
  })

  test('that does not exist is a 404, as page and as call', async () => {
    expect(await statusOf(href('case', { id: UNKNOWN }))).toBe(404)
    expect(await statusOf(`/api/cases-get-item?id=${UNKNOWN}`)).toBe(404)
    expect(await statusOf(`/api/cases-simmilar?id=${UNKNOWN}`)).toBe(404)
  })
})
