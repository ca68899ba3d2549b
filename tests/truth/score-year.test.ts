import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'

type Year = NonNullable<Answer<'agency-presence-in-rating'>['year']>

let site: TestApp
let api: CallApi
let agencies: { slug: string; name: string; score: number | null; year: Year | null }[]

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  const { rows } = await site.context.database.pool.query('select slug, name from agency order by id')
  agencies = await Promise.all(
    rows.map(async ({ slug, name }: { slug: string; name: string }) => {
      const { year, score } = await api('agency-presence-in-rating', { agency: slug })
      return { slug, name, year, score: score?.path === year?.path ? (score?.score ?? null) : null }
    }),
  )
}, 120_000)
afterAll(() => site.close())

/** What does not add up within the year of one place. */
function contradictions({ score, addends, place, overtakers, expiries }: Year): string[] {
  const sum = (of: 'before' | 'now' | 'change') =>
    roundDecimal(
      addends.reduce((all, addend) => all + addend[of], 0),
      1,
    )
  const change = roundDecimal(score.now - score.before, 1)
  const left = expiries.next.reduce((rest, { loss }) => rest - loss, score.now - expiries.more_loss)
  return [
    ...(roundDecimal(left, 1) === expiries.score ? [] : [`без выбывшего ${left}, а названо ${expiries.score}`]),
    ...expiries.next.flatMap(({ text, loss }) => (loss >= 0 ? [] : [`${text}: прибавит ${-loss}`])),
    ...(sum('change') === change ? [] : [`слагаемые ${sum('change')}, балл ${change}`]),
    ...(sum('before') === score.before ? [] : [`год назад ${sum('before')} из ${score.before}`]),
    ...(sum('now') === score.now ? [] : [`сейчас ${sum('now')} из ${score.now}`]),
    ...addends.flatMap(({ title, change, cause }) => (change === 0 || cause ? [] : [`${title}: без причины`])),
    ...overtakers.agencies.flatMap(({ name, place: rival }) =>
      rival.before > place.before && rival.now < place.now ? [] : [`${name}: ${rival.before} → ${rival.now}`],
    ),
  ]
}

test('a sum that is off by a tenth and a rival that was above are found', () => {
  const year = agencies.find(({ year }) => year !== null && year.overtakers.agencies.length > 0)?.year
  if (!year) throw new Error('Nobody was overtaken')
  expect(contradictions(year)).toEqual([])
  const [first, ...rest] = year.addends
  if (!first) throw new Error('No addends')
  expect(contradictions({ ...year, addends: [{ ...first, change: first.change + 0.1 }, ...rest] })).toHaveLength(1)
  expect(contradictions({ ...year, addends: [{ ...first, change: 5, cause: null }, ...rest] })).toHaveLength(2)
  const expiries = { ...year.expiries, score: year.expiries.score - 0.1 }
  expect(contradictions({ ...year, expiries })).toHaveLength(1)
  const wasAbove = year.overtakers.agencies.map(rival => ({ ...rival, place: { before: 0, now: rival.place.now } }))
  expect(contradictions({ ...year, overtakers: { ...year.overtakers, agencies: wasAbove } })).toHaveLength(
    wasAbove.length,
  )
})

test('every agency placed now and a year ago has a year whose changes add up to that of the score', async () => {
  const { rows } = await site.context.database.pool.query<{ slug: string; type: string }>(
    `select agency.slug, edition.type from entry join edition on edition.id = edition_id join agency on agency.id = agency_id
     where edition.year is null and tier = '' and slice = '' and previous_place is not null`,
  )
  const placed = new Set(rows.map(({ slug, type }) => `${slug} /${type}/`))
  for (const { slug, name, year, score } of agencies) {
    if (!year) continue
    expect(contradictions(year), name).toEqual([])
    if (score !== null) expect(year.score.now, name).toBe(score)
    if (!year.path.startsWith('/apps/')) expect(placed, name).toContain(`${slug} ${year.path}`)
  }
  const shown = agencies.flatMap(({ slug, year }) => (year ? [`${slug} ${year.path}`] : []))
  expect(shown.length).toBeGreaterThan(agencies.length / 3)
})

test('a rival is above on the list, and the page of a rival that fell agrees on both places', async () => {
  const known = new Map(agencies.map(({ slug, year }) => [`/agency-${slug}/`, year]))
  let compared = 0
  for (const { name, year } of agencies) {
    for (const rival of year?.overtakers.agencies ?? []) {
      const own = known.get(rival.path)
      if (own?.path !== year?.path || !own) continue
      compared += 1
      expect({ place: own.place, change: roundDecimal(own.score.now - own.score.before, 1) }, name).toEqual({
        place: rival.place,
        change: rival.change,
      })
    }
  }
  expect(compared).toBeGreaterThan(0)
})

test('what expires is counted until the day before', async () => {
  const days = agencies.flatMap(({ year }) => year?.expiries.next.map(({ day }) => day) ?? [])
  expect(days.length).toBeGreaterThan(0)
  const { rows } = await site.context.database.pool.query<{ as_of: Date }>('select max(as_of) as as_of from edition')
  const today = rows[0]?.as_of.toISOString().slice(0, 10) ?? ''
  expect(days.filter(day => day <= today)).toEqual([])
})

test('most of what expires takes points, and the page says how many', async () => {
  const rows = agencies.flatMap(({ year }) => year?.expiries.next ?? [])
  expect(rows.filter(({ loss }) => loss > 0).length).toBeGreaterThan(rows.length / 2)
  const { slug, year } = agencies.find(({ year }) => (year?.expiries.next[0]?.loss ?? 0) > 0) ?? {}
  const { body } = await site.app.inject({ url: `/agency-${slug}/` })
  const loss = year?.expiries.next[0]?.loss.toFixed(1).replace('.', ',')
  expect(body).toContain(`балл −${loss}`)
  expect(body).toContain('Всё вместе при прочих равных')
})

test('the page says the year without JavaScript, on both devices', async () => {
  const { slug, year } = agencies.find(({ year }) => year !== null && year.overtakers.agencies.length > 0) ?? {}
  for (const agent of [
    'Mozilla/5.0 (X11; Linux x86_64)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile',
  ]) {
    const { body } = await site.app.inject({ url: `/agency-${slug}/`, headers: { 'user-agent': agent } })
    const text = body.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
    expect(text).toContain('Что выбудет дальше')
    expect(text).toContain(year?.overtakers.agencies[0]?.name)
    expect(text).toContain('балла</h2>')
  }
})
