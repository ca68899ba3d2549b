import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { localApi } from '#server/api/local-api.ts'
import { recomputeRatings } from '#server/operations/recompute-ratings.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

type Info = Answer<'rating-additional-info'>['additional_info'][string]
type Step = Info['steps'][number]

const PATHS = ([{}, { tier: 'middle' }, { slice: { kind: 'category', slug: 'shop' } }] as const).map(part =>
  buildRatingPath({ type: 'digital-agencies', ...part }),
)

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.context.database.pool.query<Row>(text, values).then(({ rows }) => rows)

async function infoOf(path: string, id: number): Promise<Info> {
  const { additional_info } = await api('rating-additional-info', { path, ids: String(id) })
  const info = additional_info[id]
  if (!info) throw new Error(`${id} is not in ${path}`)
  return info
}

const projectIds = ({ items }: Step) =>
  items.map(({ path }) => Number(new URL(path, 'http://x').searchParams.get('project')))

/** Does what the step says; answers with what undoes it. */
async function perform(step: Step, agencyId: number, asOf: Date): Promise<() => Promise<unknown>> {
  if (step.kind === 'check' || step.kind === 'publish') {
    const before = await query<{ kind: string; checked_at: Date | null }>(
      'select kind, checked_at from agency_fact where agency_id = $1',
      [agencyId],
    )
    const isDone = (kind: string) => before.find(fact => fact.kind === kind)?.checked_at
    const isPublished = (kind: string) => before.some(fact => fact.kind === kind)
    const kinds = ['prices', 'team', 'legal', 'clients'].filter(
      kind => !isDone(kind) && isPublished(kind) === (step.kind === 'check'),
    )
    await query(
      `insert into agency_fact (agency_id, kind, value, source, checked_at) select $1, kind, 'x', 'x', $3 from unnest($2::text[]) kind
       on conflict (agency_id, kind) do update set checked_at = excluded.checked_at`,
      [agencyId, kinds, asOf],
    )
    return () =>
      step.kind === 'check'
        ? query('update agency_fact set checked_at = null where agency_id = $1 and kind = any($2)', [agencyId, kinds])
        : query('delete from agency_fact where agency_id = $1 and kind = any($2)', [agencyId, kinds])
  }
  if (step.kind === 'case') {
    const [study] = await query<{ id: number }>(
      `insert into case_study (agency_id, project_id, service, title, task, solution, result, has_measured_result, published_at)
       select agency_id, id, service, title, 'x', 'x', result, true, $2 from project where id = $1 returning id`,
      [projectIds(step)[0], asOf],
    )
    return () => query('delete from case_study where id = $1', [study?.id])
  }
  if (step.kind === 'figure') {
    const [study] = await query<{ id: number }>(
      'select id from case_study where agency_id = $1 and project_id = $2 and not has_measured_result order by published_at desc, id limit 1',
      [agencyId, new URL(step.path ?? '', 'http://x').searchParams.get('project')],
    )
    const set = (value: boolean) =>
      query('update case_study set has_measured_result = $2 where id = $1', [study?.id, value])
    await set(true)
    return () => set(false)
  }
  const ids = projectIds(step)
  const set = (value: boolean) => query('update project set is_verified = $2 where id = any($1)', [ids, value])
  await set(true)
  return () => set(false)
}

test('a step done in the database gives the promised score and place', async () => {
  const kinds = new Set<string>()
  let done = 0
  for (const path of PATHS) {
    const type = 'digital-agencies'
    const [edition] = await query<{ as_of: Date }>('select as_of from edition where type = $1 and year is null', [type])
    const now = edition?.as_of ?? new Date()
    const { rows } = await api('rating-page-main-info', { path })
    const some = new Set([rows[0], rows[1], rows.at(-1)].flatMap(row => row?.agency.id ?? []))
    for (const id of some) {
      const { steps } = await infoOf(path, id)
      for (const step of steps.filter(({ items }) => items.every(item => item.path.includes('?project=')))) {
        const undo = await perform(step, id, now)
        await recomputeRatings(site.context.database.kysely, { types: [type], now })
        site.context.memo.clear()
        const then = await infoOf(path, id)
        expect({ step, path, id, score: then.score, place: then.place }).toMatchObject({
          score: step.score,
          place: step.place,
        })
        kinds.add(step.kind)
        done += 1
        await undo()
      }
      await recomputeRatings(site.context.database.kysely, { types: [type], now })
      site.context.memo.clear()
      expect((await infoOf(path, id)).steps).toEqual(steps)
    }
  }
  expect(done).toBeGreaterThan(10)
  expect(kinds.size).toBeGreaterThanOrEqual(3)
})

test('steps come by gain, at most five, none that rounds to nothing', async () => {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  for (const { agency, score, place } of rows) {
    const { steps } = await infoOf('/digital-agencies/', agency.id)
    expect(steps.length).toBeLessThanOrEqual(5)
    expect(steps.map(({ gain }) => gain)).toEqual(steps.map(({ gain }) => gain).toSorted((a, b) => b - a))
    for (const step of steps) {
      expect(step.gain).toBeGreaterThanOrEqual(0.1)
      expect(step.score).toBeCloseTo(score + step.gain, 10)
      expect(step.place).toBeLessThanOrEqual(place)
    }
  }
})

test('facts that changed since the edition promise nothing until the next recompute', async () => {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  const id = rows.at(-1)?.agency.id ?? 0
  await query(
    `delete from project where id = (select min(id) from project where agency_id = $1 and service = 'sites')`,
    [id],
  )
  await query('update project set budget = 9000000, is_verified = true where agency_id = $1', [id])
  expect((await infoOf('/digital-agencies/', id)).steps).toEqual([])
})

test('a past edition and a list of rows have no steps', async () => {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/2025/' })
  expect((await infoOf('/digital-agencies/2025/', rows[1]?.agency.id ?? 0)).steps).toEqual([])
  const now = await api('rating-page-main-info', { path: '/digital-agencies/' })
  const ids = now.rows.slice(0, 2).map(({ agency }) => agency.id)
  const { additional_info } = await api('rating-additional-info', { path: '/digital-agencies/', ids: ids.join() })
  expect(Object.values(additional_info).flatMap(({ steps }) => steps)).toEqual([])
})

test('an opened row gets the neighbour above and its year by months', async () => {
  const { rows, scales } = await api('rating-page-main-info', { path: '/seo+context/' })
  const [leader, second, third] = rows
  const info = await infoOf('/seo+context/', third?.agency.id ?? 0)
  expect(info.above).toMatchObject({ name: second?.agency.name, place: second?.place, addends: second?.addends })
  expect([info.above?.place, info.above?.gap]).toEqual(third?.above)
  expect(info.months.map(({ place }) => place)).toEqual(third?.months)
  expect(info.months.at(-1)).toEqual({ month: scales?.months.at(-1), place: third?.place })
  expect(await infoOf('/seo+context/', leader?.agency.id ?? 0)).toMatchObject({ above: null })
})
