import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { feedback } from '#cli/commands/feedback.ts'
import type { Answer } from '#contract/index.ts'
import { publishResponse } from '#server/operations/promo/decide-responses.ts'
import { pngSize } from '#tests/support/files/png-size.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const db = () => site.context.database.kysely
const get = (url: string) => site.app.inject({ url })
const answerOf = async <A>(url: string): Promise<A> => (await get(`/api/${url}`)).json()

const LAST = 2025

describe('the award', () => {
  test('of the latest year is shown unless another is asked for', async () => {
    const promo = await answerOf<Answer<'promo-page'>>('promo-page')
    expect(promo.year).toBe(LAST)
    expect(promo.years.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019])
    expect((await answerOf<Answer<'promo-page'>>('promo-page?year=2024')).year).toBe(2024)
    expect((await get('/api/promo-page?year=2018')).statusCode).toBe(404)
  })

  test('that is only computed is not public', async () => {
    await db().insertInto('promo_year').values({ year: 2001, computed_at: new Date() }).execute()
    expect((await get('/api/promo-page-awards?year=2001')).statusCode).toBe(404)
    await db().deleteFrom('promo_year').where('year', '=', 2001).execute()
  })

  test('has winners with the first entries of their rankings', async () => {
    const promo = await answerOf<Answer<'promo-page'>>('promo-page?year=2025')
    const { groups } = await answerOf<Answer<'promo-page-awards'>>('promo-page-awards?year=2025')
    const winners = promo.groups.flatMap(({ nominations }) => nominations.map(({ winner }) => winner))
    expect(winners).toEqual(groups.flatMap(({ nominations }) => nominations.map(({ entries }) => entries[0] ?? null)))
    expect(winners.some(winner => winner !== null)).toBe(true)
  })

  test('changes neither rankings nor votes once it is published', async () => {
    const vote = await db().selectFrom('promo_vote').selectAll().where('year', '=', 2025).executeTakeFirstOrThrow()
    const { year, project_id } = vote
    // Somebody who may vote for the work, and did not.
    const { id: person_id } = await db()
      .selectFrom('person')
      .innerJoin('project', join => join.on('project.id', '=', project_id))
      .select('person.id')
      .whereRef('person.agency_id', '<>', 'project.agency_id')
      .where('person.id', 'not in', eb => eb.selectFrom('promo_vote').select('person_id').where('year', '=', year))
      .executeTakeFirstOrThrow()
    const attempts = [
      db().updateTable('promo_entry').set({ value: 1 }).where('year', '=', year),
      db().deleteFrom('promo_nomination').where('year', '=', year),
      db().updateTable('promo_year').set({ published_at: null }).where('year', '=', year),
      db().deleteFrom('promo_year').where('year', '=', year),
      db().updateTable('promo_vote').set({ points: 10 }).where('year', '=', year),
      db().deleteFrom('promo_vote').where('year', '=', year),
      db().insertInto('promo_vote').values({ year, person_id, project_id, points: 9 }),
    ]
    for (const attempt of attempts) await expect(attempt.execute()).rejects.toThrow(/published year/)
  })
})

describe('works of the year', () => {
  test('show every vote, and nobody voted for their own agency', async () => {
    const { works, jury } = await answerOf<Answer<'promo-page-best-works'>>('promo-page-best-works?year=2025')
    expect(works.length).toBeGreaterThan(2)
    expect(jury.length).toBeGreaterThan(2)
    const owns = works.flatMap(({ own, votes }) => own.map(juror => votes[juror]))
    expect(owns.length).toBeGreaterThan(0)
    expect(new Set(owns)).toEqual(new Set([null]))
    for (const { votes, average } of works) {
      const given = votes.filter(points => points !== null)
      const mean = given.reduce((sum, points) => sum + points, 0) / given.length
      expect(Number(average.replace(',', '.'))).toBeCloseTo(mean, 1)
    }
    expect(jury.reduce((sum, juror) => sum + juror.votes, 0)).toBe(
      works.flatMap(({ votes }) => votes).filter(points => points !== null).length,
    )
  })

  test('are in the order of their places', async () => {
    const { works } = await answerOf<Answer<'promo-page-best-works'>>('promo-page-best-works?year=2025')
    const places = works.map(({ place }) => place ?? Number.POSITIVE_INFINITY)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBe(1)
  })
})

describe('a badge', () => {
  test('is an SVG without fonts and a PNG of twice its size', async () => {
    const svg = await get('/media/award/2025/work.svg')
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')])
    expect(svg.body).not.toContain('<text')
    const png = await get('/media/award/2025/work.png')
    expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png'])
    expect(pngSize(png.rawPayload)).toEqual({ width: 640, height: 320 })
    const again = await site.app.inject({
      url: '/media/award/2025/work.png',
      headers: { 'if-none-match': String(png.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('may be shown on other sites', async () => {
    const { headers } = await get('/media/award/2025/work.svg')
    expect(headers['cross-origin-resource-policy'] ?? 'cross-origin').toBe('cross-origin')
  })

  test('links to its check page, which names winner, rule and figure', async () => {
    const award = await answerOf<Answer<'promo-award'>>('promo-award?year=2025&nomination=work')
    expect(award.badge.code).toContain(`href="${SITE_URL}/promo/awards/2025/work/"`)
    expect(award.badge.code).toContain(`src="${SITE_URL}/media/award/2025/work.svg"`)
    const page = await get('/promo/awards/2025/work/')
    expect(page.statusCode).toBe(200)
    for (const text of [award.winner.agency.name, award.nomination.rule, award.winner.figure, award.winner.basis]) {
      expect(page.body).toContain(text)
    }
  })

  test.each([
    '/promo/awards/2025/no-such-nomination/',
    '/promo/awards/2018/work/',
    '/promo/awards/2018/',
    '/promo/best-works/2018/',
    // Nobody rises without an edition to compare.
    '/promo/awards/2023/rise-up-to-10/',
    '/media/award/2025/no-such-nomination.svg',
    '/media/award/2018/work.png',
  ])('%s is unknown', async url => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

test('the page of a winner shows its badges', async () => {
  const { winner, badge } = await answerOf<Answer<'promo-award'>>('promo-award?year=2025&nomination=work')
  const page = await get(`/agency-${winner.agency.name_lat}/`)
  expect(page.body).toContain(`src="${badge.svg}"`)
  expect(page.body).toContain('href="/promo/awards/2025/work/"')
})

describe('a response about the award', () => {
  const RESPONSE = {
    name: 'Анна Ветрова',
    signature: 'директор, Мастерская «Ветер»',
    email: 'anna@vetrova.example',
    message: 'Правило понятное, числа рядом. Спасибо!',
    consent: true,
  }
  const send = (changes: object = {}) =>
    site.app.inject({ method: 'POST', url: '/api/promo-page-send-feedback', payload: { ...RESPONSE, ...changes } })
  const stored = () => db().selectFrom('service_response').selectAll().where('feedback_id', 'is not', null).execute()
  const shown = async () =>
    (await answerOf<Answer<'promo-page-responses'>>('promo-page-responses')).responses.map(({ author }) => author)

  afterEach(async () => {
    for (const table of ['feedback', 'consent', 'mail'] as const) await db().deleteFrom(table).execute()
  })

  test('goes to the editors, and with consent to publish it is shown after their decision', async () => {
    expect((await send({ publish: true })).json()).toEqual({ success: true })
    const [message] = await db().selectFrom('feedback').selectAll().execute()
    expect(message).toMatchObject({ form: 'promo-page-send-feedback', name: RESPONSE.name, status: 'new' })
    const consents = await db().selectFrom('consent').select(['kind', 'subject']).orderBy('id').execute()
    expect(consents).toEqual(
      ['personal-data', 'publication'].map(kind => ({ kind, subject: `feedback:${message?.id}` })),
    )
    expect(await db().selectFrom('mail').select('kind').execute()).toEqual([{ kind: 'feedback-to-editors' }])
    expect(await shown()).not.toContain(RESPONSE.name)

    const [response] = await stored()
    expect(response).toMatchObject({ about: 'award', status: 'new', may_publish: true })
    await publishResponse(site.context.database, { id: response?.id ?? 0, about: 'award' }, new Date())
    expect(await shown()).toContain(RESPONSE.name)
    expect((await get('/promo/responses/')).body).toContain(RESPONSE.message)
  })

  test('without consent to publish stays with the editors', async () => {
    await send()
    expect(await stored()).toEqual([])
    expect(await db().selectFrom('feedback').select('message').execute()).toHaveLength(1)
    expect(await db().selectFrom('consent').select('kind').execute()).toEqual([{ kind: 'personal-data' }])
    const queue = await runCommand(feedback, { database: site.context.database, operands: ['list'] })
    expect(queue).toContain(`[премия] ${RESPONSE.name}: `)
  })

  test('stores nothing when invalid and names every field', async () => {
    const answer = await send({ name: '', email: 'anna@', message: 'Да', consent: false, publish: true })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().error.fields)).toEqual(['name', 'email', 'message', 'consent'])
    expect(await db().selectFrom('feedback').selectAll().execute()).toEqual([])
  })

  test('is found by the year it was published in', async () => {
    const of = async (year: number) =>
      (await answerOf<Answer<'promo-page-responses'>>(`promo-page-responses?year=${year}`)).responses
    const all = (await answerOf<Answer<'promo-page-responses'>>('promo-page-responses')).responses
    const years = new Set(all.map(({ published_at }) => Number(published_at.slice(0, 4))))
    const found = await Promise.all([...years].map(of))
    expect(found.flat()).toHaveLength(all.length)
    expect(await of(2001)).toEqual([])
  })
})
