import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHomes } from '#domain/rating/rating-homes.ts'
import { localApi } from '#server/api/local-api.ts'
import { AGENCY_RATINGS } from '#server/shapes/open-ratings.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'

type Addend = Answer<'rating-additional-info'>['additional_info'][string]['addends'][number]

const RATING = '/digital-agencies/'
const OTHERS = AGENCY_RATINGS.flatMap(ratingHomes)
  .map(buildRatingPath)
  .filter(path => path !== RATING)
/** Sixty rows are asked for at once at most. */
const ASKED = 10

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const numberOf = (text: string | undefined): number => Number(text?.replace(/[\s\u00a0]/g, '').replace(',', '.'))
const figuresIn = (note: string, pattern: RegExp): number[] => (pattern.exec(note) ?? []).slice(1).map(numberOf)

/** The points that a reader computes from the sentence alone; null if a step is missing. */
function recomputed({ factor, note, weight }: Pick<Addend, 'factor' | 'note' | 'weight'>): number | null {
  const [share] = figuresIn(note, /([\d,]+)\u00a0%(?:[^%]*)$/)
  const limit = numberOf(/от ([\d,]+)\u00a0балл/.exec(note)?.[1])
  if (Number.isNaN(limit) || Math.abs(limit - 100 * weight) > 0.05) return null
  if (factor === 'reviews') {
    const [mark] = figuresIn(note, /\(([\d,]+) − 1\) \/ 4/)
    return mark === undefined ? null : (limit * (mark - 1)) / 4
  }
  if (factor === 'awards') {
    const [worth] = figuresIn(note, /общим весом (\d+(?:,\d+)?)/)
    return worth === undefined ? null : limit * Math.min(1, worth)
  }
  return share === undefined ? null : (limit * share) / 100
}

test('a note without a step cannot be recomputed', () => {
  const note = '12 отзывов общим весом 8,20 и 8 условных оценок 4,0 дают 4,40 из 5'
  const steps = `${note}: (4,40 − 1) / 4 = 85\u00a0%; от 30\u00a0баллов это 25,5.`
  expect(recomputed({ factor: 'reviews', note: steps, weight: 0.3 })).toBeCloseTo(25.5, 5)
  expect(recomputed({ factor: 'reviews', note: `${note}.`, weight: 0.3 })).toBeNull()
  expect(recomputed({ factor: 'reviews', note: `${note}; от 30\u00a0баллов это 25,5.`, weight: 0.3 })).toBeNull()
})

function expectRecomputed(addends: readonly Addend[]) {
  for (const { factor, note, weight, points } of addends) {
    if (points === 0) continue
    const own = recomputed({ factor, note, weight })
    expect(own, note).not.toBeNull()
    // The sentence rounds its figures, and shown addends move by a tenth to add up to the score.
    expect(Math.abs((own ?? 0) - points), note).toBeLessThan(0.2)
  }
}

async function expectRowsRecomputed(path: string, ids: readonly number[]) {
  for (let from = 0; from < ids.length; from += ASKED) {
    const asked = ids.slice(from, from + ASKED)
    const { additional_info } = await api('rating-additional-info', { path, ids: asked.join() })
    expect(Object.keys(additional_info)).toHaveLength(asked.length)
    for (const { addends } of Object.values(additional_info)) expectRecomputed(addends)
  }
}

const idsOf = async (path: string) => {
  const { rows } = await api('rating-page-main-info', { path })
  return rows.map(({ agency }) => agency.id)
}

test('every addend of every row follows from its own sentence to a tenth of a point', async () => {
  const ids = await idsOf(RATING)
  expect(ids.length).toBeGreaterThan(10)
  await expectRowsRecomputed(RATING, ids)
}, 60_000)

test.each(OTHERS)('so do those of the first rows of %s', async path => {
  const ids = await idsOf(path)
  expect(ids.length).toBeGreaterThan(0)
  await expectRowsRecomputed(path, ids.slice(0, ASKED))
})

test.each([RATING, ...OTHERS, '/cms/'])('the worked example of the method of %s has every step', async path => {
  const { methodology } = await api('rating-page-main-info', { path: `${path}methodology/`, methodology: true })
  const example = methodology?.example
  if (!example) throw new Error('No example')
  expectRecomputed(example.addends)
  const tenths = example.addends.reduce((sum, { points }) => sum + Math.round(points * 10), 0)
  expect(tenths).toBe(Math.round(example.score * 10))
})
