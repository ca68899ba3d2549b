import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { isPublished } from '#db/queries/reviews/responses.ts'
import { localApi } from '#server/api/local-api.ts'
import { busiestAgency } from '../../support/calls/known-things.ts'
import { insertClient, insertProject, insertReview } from '../../support/database/market-rows.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let db: Db
let api: CallApi
/** The agency with the most projects and reviews. */
let busy: { id: number; slug: string }

beforeAll(async () => {
  site = await openTestApp()
  db = site.context.database.kysely
  api = localApi(site.context)
  busy = await busiestAgency(db)
})
afterAll(() => site.close())

describe('no public response contains', () => {
  /** All responses about an agency, as text. */
  async function allResponses(agency: string): Promise<string> {
    site.context.memo.clear()
    const { categories } = await api('agency-portfolio-filters', { agency })
    const projects = (
      await walkAnswers(next => api('agency-portfolio-list', { agency, ...(next && { next }) }))
    ).flatMap(({ data }) => data.map(({ id }) => id))
    const reviews = await db
      .selectFrom('review')
      .select('id')
      .where(isPublished)
      .where('agency_id', '=', busy.id)
      .orderBy('published_at', 'desc')
      .limit(20)
      .execute()
    const answers = await Promise.all([
      api('agency-header', { agency }),
      api('agency-about', { agency }),
      api('agency-prices', { agency }),
      api('agency-clients', { agency }),
      api('agency-fit', { agency }),
      api('agency-works', { agency }),
      api('agency-presence-in-rating', { agency }),
      api('awards-win-projects', { agency }),
      api('agency-portfolio-filters', { agency }),
      api('reviews-count-and-filters', { agency }),
      ...categories.map(({ id }) => api('/v2/portfolio/categories/{id}', { id })),
      ...projects.map(id => api('/v2/portfolio/projects/{id}', { id })),
      ...reviews.map(({ id }) => api('agency-review-get', { id })),
      walkAnswers(next => api('agency-portfolio-list', { agency, ...(next && { next }) })),
      walkAnswers(next => api('agency-reviews', { agency, ...(next && { next }) })),
    ])
    return JSON.stringify(answers)
  }

  async function walkAnswers<A extends { next: string | null }>(
    ask: (next: string | null) => Promise<A>,
  ): Promise<A[]> {
    const answers = [await ask(null)]
    for (let last = answers[0]; last?.next; last = answers.at(-1)) answers.push(await ask(last.next))
    return answers
  }

  test('the title or client of a project under NDA, which is only counted', async () => {
    const before = await api('agency-portfolio-filters', { agency: busy.slug })
    const client_id = await insertClient(db, 'tayny-zakazchik')
    const project = { agency_id: busy.id, client_id, launched: '2026-10-31', title: 'Тайное дело' }
    const id = await insertProject(db, { ...project, is_nda: true })
    await db
      .insertInto('award')
      .values({
        agency_id: busy.id,
        project_id: id,
        contest: 'Конкурс',
        contest_weight: 1,
        nomination: 'Номинация',
        place: 1,
        year: 2026,
      })
      .execute()
    const review = await insertReview(db, {
      agency_id: busy.id,
      project_id: id,
      company_name: 'tayny-zakazchik',
      published_at: new Date('2026-10-31T00:00:00Z'),
    })
    const responses = await allResponses(busy.slug)
    expect(responses).not.toMatch(/Тайное дело|tayny-zakazchik/)
    expect(responses).toContain('Проект под NDA')
    expect((await site.app.inject(`/v2/portfolio/projects/${id}`)).statusCode).toBe(404)
    expect((await api('agency-review-get', { id: review })).review.project).toEqual({
      id,
      title: 'Проект под NDA',
      path: null,
    })
    const after = await api('agency-portfolio-filters', { agency: busy.slug })
    expect(after.nda_projects_count).toBe(before.nda_projects_count + 1)
    expect(after.results_count).toBe(before.results_count)
  })

  test('the name of an author who chose to hide it', async () => {
    const { project } = await db
      .selectFrom('project')
      .select('id as project')
      .where('agency_id', '=', busy.id)
      .where('is_nda', '=', false)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await insertReview(db, {
      agency_id: busy.id,
      project_id: project,
      author_name: 'Скромный Автор',
      show_name: false,
      published_at: new Date('2026-11-03T00:00:00Z'),
    })
    const responses = await allResponses(busy.slug)
    expect(responses).not.toContain('Скромный Автор')
    expect(responses).toContain('Имя скрыто по просьбе автора')
  })

  test('phone numbers or email addresses', async () => {
    const responses = await allResponses(busy.slug)
    const { phone, email } = await db
      .selectFrom('agency')
      .select(['phone', 'email'])
      .where('id', '=', busy.id)
      .executeTakeFirstOrThrow()
    const offices = await db.selectFrom('office').select('phone').where('agency_id', '=', busy.id).execute()
    expect(responses).not.toContain(email)
    for (const number of [phone, ...offices.map(office => office.phone)]) {
      expect(responses.replace(/[^\d"]/g, '')).not.toContain(number.replace(/\D/g, ''))
    }
  })
})
